import { forgotPasswordBody } from '@brightplate/contract/account/auth'
import { limits } from '@brightplate/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { api } from '../../api/api.ts'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'

/** The answer is the same whether the address has an account or not. */
export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const form = useForm({
    resolver: zodResolver(forgotPasswordBody),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState

  const ask = form.handleSubmit(async (body) => {
    try {
      await api('forgotPassword', { body })
    } catch (error) {
      showServerErrors(form, error, 'We could not send the request. Please try again.')
    }
  })

  return (
    <form onSubmit={ask} noValidate className="grid gap-4">
      <EmailField
        required
        hint={`We mail a link to choose a new password. It works once, for ${limits.resetLinkMinutes} minutes.`}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FormError>{errors.root?.message}</FormError>
      <p role="status">
        {isSubmitSuccessful &&
          'If this address has an account, the link is on its way. Please look into your mail.'}
      </p>
      <Button type="submit" busyLabel={isSubmitting && 'Sending...'}>
        Send the link
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back to login
      </Button>
    </form>
  )
}
