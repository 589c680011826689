import { forgotPasswordBody } from '@brightplate/contract/account/auth'
import { limits } from '@brightplate/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as words from '#words/auth/dialog'
import { api } from '../../api/api.ts'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'

/** The answer is the same whether the address has an account or not. */
interface ForgotPasswordFormProps {
  /** What was typed at the login. */
  email: string
  onBack: (email: string) => void
}

export function ForgotPasswordForm({ email, onBack }: ForgotPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(forgotPasswordBody),
    defaultValues: { email },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState

  const ask = form.handleSubmit(async (body) => {
    try {
      await api('forgotPassword', { body })
    } catch (error) {
      showServerErrors(form, error, words.couldNotAskForLink)
    }
  })

  return (
    <form onSubmit={ask} noValidate className="grid gap-4">
      <EmailField
        required
        hint={words.linkHint({ minutes: limits.resetLinkMinutes })}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FormError>{errors.root?.message}</FormError>
      <p role="status">{isSubmitSuccessful && words.linkOnItsWay}</p>
      <Button type="submit" busyLabel={isSubmitting && words.sending}>
        {words.sendLink}
      </Button>
      <Button variant="quiet" onClick={() => onBack(form.getValues('email'))}>
        {words.backToLogin}
      </Button>
    </form>
  )
}
