import { useEffect } from 'react'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import type { PaymentConfirmation } from './payment-confirmation.ts'

const headings: Record<PaymentConfirmation, string> = {
  checking: 'Processing Payment',
  success: 'Payment Successful!',
  error: 'Payment Failed',
}

export function PaymentOutcome({ confirmation }: { confirmation: PaymentConfirmation }) {
  useEffect(() => {
    if (confirmation === 'success') announce(headings.success)
    if (confirmation === 'error') announce(headings.error, 'assertive')
  }, [confirmation])
  return (
    <div className="max-w-2xl">
      <PageHeading>{headings[confirmation]}</PageHeading>
      {confirmation === 'checking' && (
        <div className="grid gap-4">
          <p>We are asking whether your payment has arrived. This takes a few seconds.</p>
          <LoadingState />
        </div>
      )}
      {confirmation === 'success' && (
        <div className="grid justify-items-start gap-6">
          <p>Premium is yours from now on. You can cancel any time on the subscription page.</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/meal-plan/generate">Make a plan</ButtonLink>
            <ButtonLink to="/dashboard" variant="secondary">
              Go to Dashboard
            </ButtonLink>
            <ButtonLink to="/subscription" variant="quiet">
              See the subscription
            </ButtonLink>
          </div>
        </div>
      )}
      {confirmation === 'error' && (
        <div className="grid justify-items-start gap-6">
          <div className="grid gap-2">
            <p>There was an issue processing your payment. Please try again.</p>
            <p className="text-muted">
              If you were charged, premium starts by itself; please do not pay twice.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/subscription">Try Again</ButtonLink>
            <ButtonLink to="/dashboard" variant="secondary">
              Back to Dashboard
            </ButtonLink>
          </div>
        </div>
      )}
    </div>
  )
}
