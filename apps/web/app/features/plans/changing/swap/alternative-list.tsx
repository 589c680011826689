import type { DishAlternative, MealPlan } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/changing/swap'
import { Button } from '../../../../ui/buttons/button.tsx'
import { PlatePicture } from '../../../../ui/plate-picture.tsx'
import { shortPrepTime } from '../../../../ui/words/prep-time.ts'
import { RichText } from '../../../../ui/words/rich-text.tsx'
import { WholeWords } from '../../../../ui/words/whole-words.tsx'
import { DayChanges } from './day-changes.tsx'

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
    <ul aria-label={words.dishes} className="grid divide-y divide-line">
      {alternatives.map((alternative) => (
        <li key={alternative.recipe_id} className="grid gap-3 py-4 first:pt-0 last:pb-0">
          <div className="flex items-start gap-4">
            <PlatePicture picture={alternative.picture} size={64} />
            <div className="min-w-0">
              <h3 className="break-words font-semibold leading-snug">
                <WholeWords>{alternative.name}</WholeWords>
              </h3>
              <p className="text-muted text-sm tabular-nums">{shortPrepTime(alternative)}</p>
              {alternative.accepted && (
                <p className="text-sm">{words.accepted({ name: plan.child_name ?? 'unnamed' })}</p>
              )}
              <DayChanges changes={alternative.changes} />
            </div>
          </div>
          <Button
            variant="secondary"
            disabled={busyId !== undefined}
            busyLabel={busyId === alternative.recipe_id && words.swapping}
            onClick={() => onChoose(alternative)}
          >
            <RichText
              text={words.choose({ dish: alternative.name })}
              parts={{ dish: (text) => <span className="sr-only">{text}</span> }}
            />
          </Button>
        </li>
      ))}
    </ul>
  )
}
