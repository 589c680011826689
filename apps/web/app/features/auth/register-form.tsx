import { healthDataAgreement } from '@brightplate/contract/account/agreement'
import { registerBody } from '@brightplate/contract/account/auth'
import { limits } from '@brightplate/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as words from '#words/auth/dialog'
import { api } from '../../api/api.ts'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { site } from '../../site.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { beginSession } from './begin-session.ts'

interface RegisterFormProps {
  onDone: () => void
  /** The secret of an invitation, by which the account joins a household. */
  invitation?: string
}

export function RegisterForm({ onDone, invitation }: RegisterFormProps) {
  const form = useForm({
    resolver: zodResolver(registerBody),
    defaultValues: { name: '', email: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState

  const register = form.handleSubmit(async (body) => {
    try {
      const session = await api('register', { body: { ...body, invitation } })
      onDone()
      beginSession(session)
      toast.success(words.welcomeNew({ site: site.name }))
    } catch (error) {
      showServerErrors(form, error, words.couldNotRegister)
    }
  })

  return (
    <form onSubmit={register} noValidate className="grid gap-4">
      <TextField
        label={words.fullName}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <EmailField required error={errors.email?.message} {...form.register('email')} />
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        required
        hint={words.passwordHint({ count: limits.passwordMinLength })}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busyLabel={isSubmitting && words.creatingAccount}>
        {words.register}
      </Button>
      <p className="text-muted text-sm">{healthDataAgreement.text}</p>
      <p className="text-muted text-sm">{words.adultsOnly({ age: limits.accountAgeMin })}</p>
    </form>
  )
}
