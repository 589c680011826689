import type { User } from '@brightplate/contract/account/auth'
import { useForm } from 'react-hook-form'
import * as words from '#words/account/details'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { useChangeAccount } from './use-change-account.ts'
import { useConfirmed } from './use-confirmed.tsx'

export function ChangeEmailForm({ user }: { user: User }) {
  const form = useForm({ defaultValues: { email: user.email, current_password: '' } })
  const { errors, isSubmitting } = form.formState
  const changeAccount = useChangeAccount()
  const { confirmed, dialog } = useConfirmed()

  const save = form.handleSubmit(async (body) => {
    try {
      const { email } = await confirmed(() => changeAccount.mutateAsync(body))
      form.reset({ email, current_password: '' })
      toast.success(words.emailChanged)
    } catch (error) {
      showServerErrors(form, error, words.couldNotChangeEmail)
    }
  })

  return (
    <>
      <form onSubmit={save} noValidate className="grid gap-4">
        <EmailField
          required
          error={errors.email?.message}
          {...form.register('email', { required: words.noEmail })}
        />
        <PasswordField
          label={words.yourPassword}
          autoComplete="current-password"
          required
          error={errors.current_password?.message}
          {...form.register('current_password', { required: words.noCurrentPassword })}
        />
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" variant="secondary" busyLabel={isSubmitting && words.saving}>
          {words.saveEmail}
        </Button>
      </form>
      {dialog}
    </>
  )
}
