import { inviteBody } from '@brightplate/contract/account/household'
import { limits } from '@brightplate/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as words from '#words/household/parents'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { useConfirmed } from '../account/use-confirmed.tsx'

export function InviteForm() {
  const queries = useQueryClient()
  const { confirmed, dialog } = useConfirmed()
  const form = useForm({ resolver: zodResolver(inviteBody), defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  // It takes the place of the button that asked for it.
  useEffect(() => setFocus('email'), [setFocus])

  const invite = form.handleSubmit(async (body) => {
    try {
      const { email } = await confirmed(() => api('inviteParent', { body }))
      form.reset()
      toast.success(words.invited({ email }))
      await queries.invalidateQueries({ queryKey: queryKeys.household })
    } catch (error) {
      showServerErrors(form, error, words.couldNotInvite)
    }
  })

  return (
    <>
      <form onSubmit={invite} noValidate className="grid gap-4">
        <TextField
          label={words.email}
          type="email"
          autoComplete="off"
          hint={words.emailHint({ days: limits.invitationDays })}
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <FormError>{errors.root?.message}</FormError>
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          busyLabel={isSubmitting && words.inviting}
        >
          {words.invite}
        </Button>
      </form>
      {dialog}
    </>
  )
}
