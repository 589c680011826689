import { useMutation } from '@tanstack/react-query'
import * as words from '#words/subscriptions/premium'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'

/** Leads to the payment provider's page for cards and invoices. */
export function BillingPortalButton() {
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: () => api('openBillingPortal', {}),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        busyLabel={isPending && words.openingPortal}
        onClick={() => mutate()}
      >
        {words.openPortal}
      </Button>
      <FormError>{isError && errorMessage(error, words.couldNotOpenPortal)}</FormError>
    </div>
  )
}
