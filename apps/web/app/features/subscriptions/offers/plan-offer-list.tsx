import * as words from '#words/subscriptions/offers'
import { errorMessage } from '../../../api/error-message.ts'
import { PlanOfferCard } from './plan-offer-card.tsx'
import { planOffers } from './plan-offers.ts'
import { useStartCheckout } from './use-start-checkout.ts'

interface PlanOfferListProps {
  isPremium: boolean
  isPractice: boolean
}

export function PlanOfferList({ isPremium, isPractice }: PlanOfferListProps) {
  const { start, startingId, failedId, error } = useStartCheckout()
  return (
    <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-4">
      {planOffers.map((offer) => (
        <li key={offer.id}>
          <PlanOfferCard
            offer={offer}
            isPremium={isPremium}
            isPractice={isPractice}
            isBusy={startingId !== null}
            isStarting={startingId === offer.id}
            error={failedId === offer.id ? errorMessage(error, words.couldNotStart) : null}
            onSubscribe={() => start(offer.id)}
          />
        </li>
      ))}
    </ul>
  )
}
