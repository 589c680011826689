import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as words from '#words/account/passkeys/passkeys'
import { api } from '../../../api/api.ts'
import { makePasskey } from '../../../api/passkeys/make-passkey.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { session } from '../../../api/session/session.ts'
import { showServerErrors } from '../../../api/show-server-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useConfirmed } from '../use-confirmed.tsx'
import { passkeyNameResolver } from './passkey-name-resolver.ts'

/** Has this device make a passkey, by the name that the parent gives it. */
export function AddPasskey() {
  const queries = useQueryClient()
  const form = useForm({ resolver: passkeyNameResolver, defaultValues: { name: '' } })
  const { errors, isSubmitting } = form.formState
  const { confirmed, dialog } = useConfirmed()

  const add = form.handleSubmit(async ({ name }) => {
    try {
      const made = await makePasskey(await confirmed(() => api('offerNewPasskey', {})))
      if (!made) {
        form.setError('root', { message: words.hasOne })
        return
      }
      const { token } = await confirmed(() => api('addPasskey', { body: { name, made } }))
      session.changeToken(token)
      form.reset()
      toast.success(words.added)
      void queries.invalidateQueries({ queryKey: queryKeys.access.all })
    } catch (error) {
      showServerErrors(form, error, words.couldNotAdd)
    }
  })

  return (
    <>
      <form onSubmit={add} noValidate className="grid gap-4">
        <TextField
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" variant="secondary" busyLabel={isSubmitting && words.adding}>
          {words.add}
        </Button>
      </form>
      {dialog}
    </>
  )
}
