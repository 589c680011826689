import { Check } from 'lucide-react'
import * as words from '#words/subscriptions/offers'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { Price } from '../../../ui/words/price.tsx'
import type { PlanOffer } from './plan-offers.ts'

interface PlanOfferCardProps {
  offer: PlanOffer
  isPremium: boolean
  /** Nobody is charged, now or later: it ends by itself. */
  isPractice: boolean
  /** A checkout is starting, of this plan or another. */
  isBusy: boolean
  isStarting: boolean
  error: string | null
  onSubscribe: () => void
}

function About({ children }: { children: string }) {
  return <span className="text-muted text-sm">{children}</span>
}

export function PlanOfferCard(props: PlanOfferCardProps) {
  const { offer, isPremium, isPractice, isBusy, isStarting, error, onSubscribe } = props
  const { id, name, price, rate, badge, saving, includes, lacks } = offer
  return (
    <Card
      className={`relative flex h-full flex-col gap-3 md:gap-4 ${badge ? 'ring-2 ring-leaf' : ''}`}
    >
      {badge && (
        <span className="-top-3.5 absolute right-5 rounded-full bg-apricot px-3 py-0.5 font-semibold text-on-apricot text-sm">
          {badge}
        </span>
      )}
      <div className="md:min-h-16">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id={`offer-${id}`} className="text-xl">
            {name}
          </h2>
          <p className="font-semibold text-2xl tabular-nums">
            <Price>{price}</Price>
          </p>
        </div>
        {saving && (
          <p>
            {saving.byMonth} {saving.text}{' '}
            <About>{words.exactSaving({ saving: saving.exactly })}</About>
          </p>
        )}
      </div>
      <ul className="grid gap-1.5">
        {includes.map(({ text, isAbout }) => (
          <li key={text} className="flex gap-2">
            <Check aria-hidden size={20} className="mt-1 shrink-0 text-leaf" />
            <span>
              {text} {isAbout && <About>{words.about}</About>}
            </span>
          </li>
        ))}
      </ul>
      {lacks && <p className="text-muted text-sm">{lacks}</p>}
      <div className="mt-auto grid gap-3 pt-2">
        <FormError>{error}</FormError>
        <Button
          variant={badge ? 'primary' : 'secondary'}
          aria-describedby={`offer-${id} terms-${id}`}
          disabled={isPremium || isBusy}
          busyLabel={isStarting && words.processing}
          onClick={onSubscribe}
        >
          {isPremium ? words.currentPlan : words.subscribe}
        </Button>
        <p id={`terms-${id}`} className="text-muted text-sm">
          {isPractice ? words.forPractice : words.renews({ rate })}
        </p>
      </div>
    </Card>
  )
}
