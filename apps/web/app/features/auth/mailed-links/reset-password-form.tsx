import { limits } from '@brightplate/contract/limits'
import { useForm } from 'react-hook-form'
import * as words from '#words/auth/reset'
import { api } from '../../../api/api.ts'
import { session } from '../../../api/session/session.ts'
import { showServerErrors } from '../../../api/show-server-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { AuthButton } from '../auth-button.tsx'
import { useLeaveWhenSignedIn } from '../use-leave-when-signed-in.ts'

export function ResetPasswordForm({ token }: { token: string }) {
  const form = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  useLeaveWhenSignedIn(isSubmitSuccessful)

  const reset = form.handleSubmit(async ({ password }) => {
    try {
      await api('resetPassword', { body: { token, password } })
      session.end()
    } catch (error) {
      showServerErrors(form, error, words.couldNotChange)
    }
  })

  if (isSubmitSuccessful) {
    return (
      <div role="status" className="grid justify-items-start gap-4">
        <p>{words.changed}</p>
        <AuthButton tab="login">{words.logIn}</AuthButton>
      </div>
    )
  }
  return (
    <form onSubmit={reset} noValidate className="grid max-w-md gap-4">
      <PasswordField
        label={words.newPassword}
        autoComplete="new-password"
        required
        hint={words.passwordHint({ count: limits.passwordMinLength })}
        error={errors.password?.message}
        {...form.register('password', { required: words.noPassword })}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busyLabel={isSubmitting && words.saving}>
        {words.save}
      </Button>
    </form>
  )
}
