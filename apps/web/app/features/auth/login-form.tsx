import { loginBody } from '@brightplate/contract/account/auth'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as words from '#words/auth/dialog'
import { api } from '../../api/api.ts'
import { readDeviceToken } from '../../api/session/known-device.ts'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { lastingStorage } from '../../api/storage/browser-storage.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { beginSession } from './begin-session.ts'

interface LoginFormProps {
  onDone: () => void
  onForgot: () => void
}

export function LoginForm({ onDone, onForgot }: LoginFormProps) {
  const form = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState

  const logIn = form.handleSubmit(async (typed) => {
    try {
      const device_token = readDeviceToken(lastingStorage)
      const session = await api('login', { body: { ...typed, device_token } })
      onDone()
      beginSession(session)
      toast.success(words.welcomeBack)
    } catch (error) {
      showServerErrors(form, error, words.couldNotLogIn)
    }
  })

  return (
    <form onSubmit={logIn} noValidate className="grid gap-4">
      <EmailField required error={errors.email?.message} {...form.register('email')} />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busyLabel={isSubmitting && words.loggingIn}>
        {words.login}
      </Button>
      <Button variant="quiet" onClick={onForgot}>
        {words.forgotPassword}
      </Button>
    </form>
  )
}
