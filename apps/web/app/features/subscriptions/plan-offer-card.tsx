import { Check } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import type { PlanOffer } from './plan-offers.ts'

interface PlanOfferCardProps {
  offer: PlanOffer
  isPremium: boolean
}

export function PlanOfferCard({ offer, isPremium }: PlanOfferCardProps) {
  const { name, price, badge, saving, includes } = offer
  return (
    <Card className="grid h-full content-start gap-4">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{name}</h2>
        {badge && (
          <span className="rounded-full bg-apricot px-3 py-0.5 font-semibold text-on-apricot text-sm">
            {badge}
          </span>
        )}
      </div>
      <div>
        <p className="font-semibold text-2xl tabular-nums">{price}</p>
        {saving && (
          <p>
            {saving} <span className="text-muted text-sm">(about; exactly $19.89)</span>
          </p>
        )}
      </div>
      <ul className="grid gap-2">
        {includes.map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden size={20} className="mt-1 shrink-0 text-leaf" />
            {line}
          </li>
        ))}
      </ul>
      {isPremium && <p className="font-semibold">Current Plan</p>}
    </Card>
  )
}
