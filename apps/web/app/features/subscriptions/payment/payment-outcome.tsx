import { useEffect } from 'react'
import * as words from '#words/subscriptions/payment'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import { Pictured } from '../../../ui/page/pictured.tsx'
import type { PaymentConfirmation } from './payment-confirmation.ts'

const headings: Record<PaymentConfirmation, string> = {
  checking: words.checking,
  success: words.success,
  error: words.error,
}

export function PaymentOutcome({ confirmation }: { confirmation: PaymentConfirmation }) {
  useEffect(() => {
    if (confirmation === 'success') announce(headings.success)
    if (confirmation === 'error') announce(headings.error, 'assertive')
  }, [confirmation])
  return (
    <div className="max-w-2xl max-sm:pt-3">
      <PageHeading>{headings[confirmation]}</PageHeading>
      {confirmation === 'checking' && (
        <Pictured slug="hot-beverage">
          <p>{words.weAreAsking}</p>
          <LoadingState />
        </Pictured>
      )}
      {confirmation === 'success' && (
        <Pictured slug="green-salad" tone="apricot">
          <p>{words.premiumIsYours}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/meal-plan/generate">{words.makePlan}</ButtonLink>
            <ButtonLink to="/dashboard" variant="secondary">
              {words.goToDashboard}
            </ButtonLink>
            <ButtonLink to="/subscription" variant="quiet">
              {words.seeSubscription}
            </ButtonLink>
          </div>
        </Pictured>
      )}
      {confirmation === 'error' && (
        <Pictured slug={undefined}>
          <div className="grid gap-2">
            <p>{words.thereWasAnIssue}</p>
            <p className="text-muted">{words.doNotPayTwice}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/subscription">{words.tryAgain}</ButtonLink>
            <ButtonLink to="/dashboard" variant="secondary">
              {words.backToDashboard}
            </ButtonLink>
          </div>
        </Pictured>
      )}
    </div>
  )
}
