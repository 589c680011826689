import { limits } from '@brightplate/contract/limits'
import { useForm } from 'react-hook-form'
import * as words from '#words/account/details'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { useChangeAccount } from './use-change-account.ts'
import { useConfirmed } from './use-confirmed.tsx'

export function ChangePasswordForm() {
  const form = useForm({ defaultValues: { current_password: '', new_password: '' } })
  const { errors, isSubmitting } = form.formState
  const changeAccount = useChangeAccount()
  const { confirmed, dialog } = useConfirmed()

  const save = form.handleSubmit(async (body) => {
    try {
      await confirmed(() => changeAccount.mutateAsync(body))
      form.reset()
      toast.success(words.passwordChanged)
    } catch (error) {
      showServerErrors(form, error, words.couldNotChangePassword)
    }
  })

  return (
    <>
      <form onSubmit={save} noValidate className="grid gap-4">
        <PasswordField
          label={words.currentPassword}
          autoComplete="current-password"
          required
          error={errors.current_password?.message}
          {...form.register('current_password', { required: words.noCurrentPassword })}
        />
        <PasswordField
          label={words.newPassword}
          autoComplete="new-password"
          required
          hint={words.newPasswordHint({ count: limits.passwordMinLength })}
          error={errors.new_password?.message}
          {...form.register('new_password', { required: words.noNewPassword })}
        />
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" variant="secondary" busyLabel={isSubmitting && words.saving}>
          {words.savePassword}
        </Button>
      </form>
      {dialog}
    </>
  )
}
