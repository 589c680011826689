import { TriangleAlert } from 'lucide-react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { mayChange, type ShownPlan } from './shown-plan.ts'
import { SwapDish } from './swap-dish.tsx'

/** Dishes that no longer fit the profile; nothing stands above this. */
export function PlanWarnings({ plan }: { plan: ShownPlan }) {
  const { warnings, child_id } = plan
  if (warnings.length === 0) return null
  return (
    <section
      aria-label="Warnings"
      className="mb-6 grid gap-3 rounded-card border-2 border-danger bg-card p-5 print:hidden"
    >
      <h2 className="flex items-center gap-2 text-danger text-lg">
        <TriangleAlert aria-hidden size={22} className="shrink-0" />
        Check before you cook
      </h2>
      <ul className="grid divide-y divide-line">
        {warnings.map(({ day, slot, dish, text }) => (
          <li
            key={`${day}/${slot}/${text}`}
            className="flex items-center justify-between gap-2 py-2"
          >
            <p className="min-w-0 leading-snug">{text}</p>
            {mayChange(plan) && day !== null && slot && dish && (
              <SwapDish plan={plan} place={{ day, slot }} dishName={dish} variant="quiet" />
            )}
          </li>
        ))}
      </ul>
      {mayChange(plan) && (
        <div>
          <ButtonLink to={`/meal-plan/generate?child=${child_id}`} variant="secondary">
            Make a new plan
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
