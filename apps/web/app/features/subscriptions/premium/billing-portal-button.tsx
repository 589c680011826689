import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'

const failed = 'Failed to open the payment page'

/** Leads to the payment provider's page for cards and invoices. */
export function BillingPortalButton() {
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: () => api('openBillingPortal', {}),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  return (
    <div className="grid gap-3">
      <Button variant="secondary" busyLabel={isPending && 'Opening...'} onClick={() => mutate()}>
        Cards and invoices
      </Button>
      <FormError>{isError && errorMessage(error, failed)}</FormError>
    </div>
  )
}
