import { loginBody } from '@brightplate/contract/account/auth'
import { ApiError } from '@brightplate/contract/api/api-client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as words from '#words/auth/dialog'
import { api } from '../../api/api.ts'
import { canUsePasskeys } from '../../api/passkeys/can-use-passkeys.ts'
import { readDeviceToken } from '../../api/session/known-device.ts'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { lastingStorage } from '../../api/storage/browser-storage.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CodeField } from '../../ui/forms/code-field.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { beginSession } from './begin-session.ts'
import { LostCodes } from './lost-codes.tsx'
import { PasskeyLogin } from './passkey-login.tsx'

interface LoginFormProps {
  /** What was typed before. */
  email: string
  onDone: () => void
  onForgot: (email: string) => void
}

export function LoginForm({ email, onDone, onForgot }: LoginFormProps) {
  const form = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { email, password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const [asksForCode, setAsksForCode] = useState(false)

  const logIn = form.handleSubmit(async (typed) => {
    try {
      const device_token = readDeviceToken(lastingStorage)
      const session = await api('login', { body: { ...typed, device_token } })
      onDone()
      beginSession(session)
      toast.success(words.welcomeBack)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'code_needed' && !asksForCode) {
        setAsksForCode(true)
        return
      }
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
      {asksForCode && (
        <CodeField
          label={words.code}
          autoFocus
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busyLabel={isSubmitting && words.loggingIn}>
        {words.login}
      </Button>
      {asksForCode && <LostCodes typed={form.getValues} onAsked={() => form.resetField('code')} />}
      {canUsePasskeys() && <PasskeyLogin onDone={onDone} />}
      <Button variant="quiet" onClick={() => onForgot(form.getValues('email'))}>
        {words.forgotPassword}
      </Button>
    </form>
  )
}
