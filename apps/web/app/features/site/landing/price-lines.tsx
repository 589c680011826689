import { limitWords } from '@brightplate/contract/limit-words'
import { Price } from '../../../ui/words/price.tsx'

const prices = [
  {
    name: `First ${limitWords.trialDays} days`,
    price: 'Free',
    text: 'Everything in it. It ends by itself.',
  },
  { name: 'Free plan', price: '$0', text: `${limitWords.freePlans}, checked as strictly.` },
  {
    name: 'Premium',
    price: `${limitWords.monthlyPrice}/month`,
    text: `or ${limitWords.yearlyPrice}/year. Unlimited plans, until you cancel.`,
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
