import { Card } from '../../../ui/card.tsx'

const prices = [
  {
    name: 'First 3 days',
    price: 'Free',
    lines: ['Everything that premium has', 'No card', 'Ends by itself'],
  },
  {
    name: 'Free plan',
    price: '$0',
    lines: ['1 meal plan per week', 'For as long as you like', 'The same checks as premium'],
  },
  {
    name: 'Premium',
    price: '$9.99/month',
    lines: ['or $99.99/year', 'Unlimited meal plans', 'Renews until you cancel, at any time'],
  },
]

export function PriceLines() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {prices.map(({ name, price, lines }) => (
        <li key={name}>
          <Card className="h-full sm:p-7">
            <h3 className="text-lg">{name}</h3>
            <p className="mt-1 mb-4 font-display font-semibold text-2xl lg:text-3xl">{price}</p>
            <ul className="grid gap-1 text-muted">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        </li>
      ))}
    </ul>
  )
}
