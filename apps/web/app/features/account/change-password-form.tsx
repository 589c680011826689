import { limits } from '@brightplate/contract/limits'
import { useForm } from 'react-hook-form'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { AccountSection } from './account-section.tsx'
import { useChangeAccount } from './use-change-account.ts'

export function ChangePasswordForm() {
  const form = useForm({ defaultValues: { current_password: '', new_password: '' } })
  const { errors, isSubmitting } = form.formState
  const changeAccount = useChangeAccount()

  const save = form.handleSubmit(async (body) => {
    try {
      await changeAccount.mutateAsync(body)
      form.reset()
      toast.success('Password changed')
    } catch (error) {
      showServerErrors(form, error, 'Failed to change the password')
    }
  })

  return (
    <AccountSection title="Password">
      <form onSubmit={save} noValidate className="grid gap-4">
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          error={errors.current_password?.message}
          {...form.register('current_password', { required: 'Enter your password.' })}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          required
          hint={`At least ${limits.passwordMinLength} characters. Other devices are logged out.`}
          error={errors.new_password?.message}
          {...form.register('new_password', { required: 'Choose a password.' })}
        />
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" variant="secondary" busyLabel={isSubmitting && 'Saving...'}>
          Save password
        </Button>
      </form>
    </AccountSection>
  )
}
