import type { User } from '@brightplate/contract/account/auth'
import { useForm } from 'react-hook-form'
import * as words from '#words/account/details'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { useChangeAccount } from './use-change-account.ts'

export function ChangeNameForm({ user }: { user: User }) {
  const form = useForm({ defaultValues: { name: user.name } })
  const { errors, isSubmitting } = form.formState
  const changeAccount = useChangeAccount()

  const save = form.handleSubmit(async (body) => {
    try {
      await changeAccount.mutateAsync(body)
      toast.success(words.nameChanged)
    } catch (error) {
      showServerErrors(form, error, words.couldNotChangeName)
    }
  })

  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <TextField
        label={words.fullName}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register('name', { required: words.noName })}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" variant="secondary" busyLabel={isSubmitting && words.saving}>
        {words.saveName}
      </Button>
    </form>
  )
}
