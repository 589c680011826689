import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/error-message.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'

/** Mails the link that confirms the email address again. */
export function SendVerifyLink() {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api('sendVerifyLink', {}),
  })
  if (isSuccess) {
    return <p role="status">The link is on its way. It may take a minute, or lie with the spam.</p>
  }
  return (
    <div className="grid justify-items-start gap-2">
      <FormError>{error && errorMessage(error, 'Failed to send the link')}</FormError>
      <Button variant="secondary" busyLabel={isPending && 'Sending...'} onClick={() => mutate()}>
        Send the link again
      </Button>
    </div>
  )
}
