import { useMutation } from '@tanstack/react-query'
import * as words from '#words/account/send-verify-link'
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
    return <p role="status">{words.onItsWay}</p>
  }
  return (
    <div className="grid justify-items-start gap-2">
      <FormError>{error && errorMessage(error, words.couldNotSend)}</FormError>
      <Button variant="secondary" busyLabel={isPending && words.sending} onClick={() => mutate()}>
        {words.send}
      </Button>
    </div>
  )
}
