import type { Passkey } from '@brightplate/contract/account/passkeys'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as words from '#words/account/passkeys/passkeys'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { showServerErrors } from '../../../api/show-server-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { passkeyNameResolver } from './passkey-name-resolver.ts'

interface RenamePasskeyProps {
  passkey: Passkey
  onDone: () => void
}

export function RenamePasskey({ passkey, onDone }: RenamePasskeyProps) {
  const queries = useQueryClient()
  const { id, name } = passkey
  const form = useForm({ resolver: passkeyNameResolver, defaultValues: { name } })
  const { errors, isSubmitting } = form.formState

  const save = form.handleSubmit(async (body) => {
    try {
      await api('renamePasskey', { params: { id }, body })
      await queries.invalidateQueries({ queryKey: queryKeys.access.passkeys })
      toast.success(words.renamed)
      onDone()
    } catch (error) {
      showServerErrors(form, error, words.couldNotRename)
    }
  })

  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <TextField
        label={words.newName}
        autoComplete="off"
        autoFocus
        error={errors.name?.message}
        {...form.register('name')}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" variant="secondary" busyLabel={isSubmitting && words.saving}>
        {words.save}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {words.cancel}
      </Button>
    </form>
  )
}
