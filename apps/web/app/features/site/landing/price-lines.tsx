import { limitWords } from '@brightplate/contract/limit-words'
import * as words from '#words/site/landing/sections'
import { Price } from '../../../ui/words/price.tsx'

const prices = [
  {
    name: words.trialName({ days: limitWords.trialDays }),
    price: words.trialPrice,
    text: words.trial,
  },
  {
    name: words.freeName,
    price: words.freePrice,
    text: words.free({ freePlans: limitWords.freePlans }),
  },
  {
    name: words.premiumName,
    price: words.premiumPrice({ price: limitWords.monthlyPrice }),
    text: words.premium({ price: limitWords.yearlyPrice }),
  },
]

export function PriceLines() {
  return (
    <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
      {prices.map(({ name, price, text }) => (
        <li key={name} className="rounded-card border border-line bg-card p-4 shadow-soft md:p-7">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:grid">
            <h3 className="text-lg">{name}</h3>
            <p className="font-display font-semibold text-xl md:my-1 md:text-2xl">
              <Price>{price}</Price>
            </p>
          </div>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
