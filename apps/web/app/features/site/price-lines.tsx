const prices = [
  { name: 'First 3 days', price: 'Free', text: 'Everything, and no card.' },
  { name: 'Free plan', price: '$0', text: '1 meal plan per week, for as long as you like.' },
  { name: 'Premium', price: '$9.99/month or $99.99/year', text: 'Unlimited meal plans.' },
]

export function PriceLines() {
  return (
    <dl className="grid gap-4 md:grid-cols-3">
      {prices.map(({ name, price, text }) => (
        <div key={name} className="border-line border-t pt-4">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold text-lg">{price}</dd>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
