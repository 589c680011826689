import type { PlanWarning } from '@brightplate/contract/meal-plan'
import { TriangleAlert } from 'lucide-react'
import { ButtonLink } from '../../ui/button-link.tsx'

interface PlanWarningsProps {
  warnings: readonly PlanWarning[]
  childId: string
}

/** Dishes that no longer fit the profile; nothing stands above this. */
export function PlanWarnings({ warnings, childId }: PlanWarningsProps) {
  if (warnings.length === 0) return null
  return (
    <section
      aria-label="Warnings"
      className="mb-6 grid gap-3 rounded-card border-2 border-danger bg-card p-5"
    >
      <h2 className="flex items-center gap-2 text-danger text-lg">
        <TriangleAlert aria-hidden size={22} className="shrink-0" />
        Check before you cook
      </h2>
      <ul className="grid list-disc gap-1 pl-5">
        {warnings.map(({ day, slot, text }) => (
          <li key={`${day}/${slot}/${text}`}>{text}</li>
        ))}
      </ul>
      <div>
        <ButtonLink to={`/meal-plan/generate?child=${childId}`} variant="secondary">
          Make a new plan
        </ButtonLink>
      </div>
    </section>
  )
}
