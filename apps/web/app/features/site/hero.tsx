import { Card } from '../../ui/card.tsx'
import { AuthButton } from '../auth/auth-button.tsx'
import { DishRow } from '../plans/dish-row.tsx'
import { exampleDay } from './example-day.ts'

export function Hero() {
  return (
    <section className="mx-auto grid max-w-[1120px] items-center gap-10 px-4 py-10 md:grid-cols-[1.1fr_1fr] md:py-16">
      <div className="grid justify-items-start gap-6">
        <h1
          tabIndex={-1}
          className="font-display font-semibold text-4xl tracking-tight sm:text-5xl"
        >
          Personalized Nutrition for Neurodiverse Children
        </h1>
        <p className="max-w-[48ch] text-lg text-muted">
          A week of meals your child may really eat, checked ingredient by ingredient against their
          allergies.
        </p>
        <AuthButton tab="register">Start Free Trial</AuthButton>
      </div>
      <Card className="min-w-0">
        <h2 className="text-lg">One day of a plan</h2>
        <p className="mb-2 text-muted text-sm">For Sam, 7, without milk and peanuts</p>
        <ul className="divide-y divide-line">
          {exampleDay.map((dish) => (
            <DishRow key={dish.slot} {...dish} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
