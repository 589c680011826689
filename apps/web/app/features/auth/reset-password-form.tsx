import { limits } from '@brightplate/contract/limits'
import { useForm } from 'react-hook-form'
import { api } from '../../api/api.ts'
import { session } from '../../api/session/session.ts'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { AuthButton } from './auth-button.tsx'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'

export function ResetPasswordForm({ token }: { token: string }) {
  const form = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  useLeaveWhenSignedIn(isSubmitSuccessful)

  const reset = form.handleSubmit(async ({ password }) => {
    try {
      await api('resetPassword', { body: { token, password } })
      session.end()
    } catch (error) {
      showServerErrors(form, error, 'Failed to change the password')
    }
  })

  if (isSubmitSuccessful) {
    return (
      <div role="status" className="grid justify-items-start gap-4">
        <p>Your password is changed. All devices are logged out.</p>
        <AuthButton tab="login">Log in</AuthButton>
      </div>
    )
  }
  return (
    <form onSubmit={reset} noValidate className="grid max-w-md gap-4">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        hint={`At least ${limits.passwordMinLength} characters.`}
        error={errors.password?.message}
        {...form.register('password', { required: 'Choose a password.' })}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busyLabel={isSubmitting && 'Saving...'}>
        Save the new password
      </Button>
    </form>
  )
}
