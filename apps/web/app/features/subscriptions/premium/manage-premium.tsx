import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import { useState } from 'react'
import * as words from '#words/subscriptions/premium'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { fullDate } from '../../../ui/words/dates.ts'
import { planOffers } from '../offers/plan-offers.ts'
import { BillingPortalButton } from './billing-portal-button.tsx'
import { CancelPremiumDialog } from './cancel-premium-dialog.tsx'
import { useChangeSubscription } from './use-change-subscription.ts'

const untilOf = ({ expires_at }: SubscriptionStatus) =>
  expires_at ? fullDate(expires_at) : 'unknown'

/** Cancelling, and taking it back, for an account with premium; where somebody else paid, who that is. */
export const ManagePremium = ({ status }: { status: SubscriptionStatus }) =>
  status.paid_by_other || status.paid_before ? (
    <Card>
      <p>{status.paid_before ? words.paidBefore({ until: untilOf(status) }) : words.paidByOther}</p>
    </Card>
  ) : (
    <OwnPremium status={status} />
  )

function OwnPremium({ status }: { status: SubscriptionStatus }) {
  const [asking, setAsking] = useState(false)
  const resume = useChangeSubscription('resumeSubscription')
  const isCancelled = status.cancel_at_period_end ?? false
  const offer = planOffers.find(({ id }) => id === status.billing_interval)
  const until = untilOf(status)

  const takeBack = () =>
    resume.mutate(undefined, {
      onSuccess: () => toast.success(words.goesOn),
    })

  return (
    <section aria-labelledby="manage-premium">
      <Card className="grid justify-items-start gap-4">
        <h2 id="manage-premium" className="text-lg">
          {words.title}
        </h2>
        {isCancelled ? (
          <p>{words.cancelled({ until })}</p>
        ) : (
          <p>
            {offer && `${words.offer(offer)} `}
            {words.mayCancel({ until })}
          </p>
        )}
        <FormError>{resume.isError && errorMessage(resume.error, words.couldNotResume)}</FormError>
        <div className="flex flex-wrap gap-3">
          {/* One button for both acts, so that the focus stays where the act went. */}
          <Button
            variant="secondary"
            busyLabel={resume.isPending && words.saving}
            onClick={isCancelled ? takeBack : () => setAsking(true)}
          >
            {isCancelled ? words.resume : words.cancel}
          </Button>
          {status.billing_portal && !status.payment_problem && <BillingPortalButton />}
        </div>
        <CancelPremiumDialog
          open={asking}
          onOpenChange={setAsking}
          until={until}
          onCancelled={resume.reset}
        />
      </Card>
    </section>
  )
}
