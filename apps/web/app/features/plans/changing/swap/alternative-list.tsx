import type { DishAlternative, MealPlan } from '@brightplate/contract/plans/meal-plan'
import { Button } from '../../../../ui/buttons/button.tsx'
import { PlatePicture } from '../../../../ui/plate-picture.tsx'
import { shortPrepTime } from '../../../../ui/words/prep-time.ts'

interface AlternativeListProps {
  plan: MealPlan
  alternatives: readonly DishAlternative[]
  /** The one that is being put into the plan. */
  busyId: string | undefined
  onChoose: (alternative: DishAlternative) => void
}

/** Dishes to choose from. */
export function AlternativeList({ plan, alternatives, busyId, onChoose }: AlternativeListProps) {
  return (
    <ul aria-label="Other dishes" className="grid divide-y divide-line">
      {alternatives.map((alternative) => (
        <li key={alternative.recipe_id} className="grid gap-3 py-4 first:pt-0 last:pb-0">
          <div className="flex items-start gap-4">
            <PlatePicture picture={alternative.picture} size={64} />
            <div className="min-w-0">
              <h3 className="break-words font-semibold leading-snug">{alternative.name}</h3>
              <p className="text-muted text-sm tabular-nums">{shortPrepTime(alternative)}</p>
              <ul className="mt-1">
                {alternative.accepted && (
                  <li>One of {plan.child_name ? `${plan.child_name}’s` : 'your child’s'} foods.</li>
                )}
                {alternative.changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </div>
          </div>
          <Button
            variant="secondary"
            disabled={busyId !== undefined}
            busyLabel={busyId === alternative.recipe_id && 'Swapping...'}
            onClick={() => onChoose(alternative)}
          >
            Choose this<span className="sr-only">: {alternative.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
