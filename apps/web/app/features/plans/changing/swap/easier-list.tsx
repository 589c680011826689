import type { DishAlternative, MealPlan } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/changing/swap'
import { PlatePicture } from '../../../../ui/plate-picture.tsx'
import { WholeWords } from '../../../../ui/words/whole-words.tsx'
import { DayChanges } from './day-changes.tsx'
import { effortWords } from './effort-words.ts'

interface EasierListProps {
  plan: MealPlan
  alternatives: readonly DishAlternative[]
  /** The one that is being put into the plan. */
  busyId: string | undefined
  onChoose: (alternative: DishAlternative) => void
}

/** Large pictures, each one tap, with the minutes and steps that it takes; what else it changes is folded. */
export function EasierList({ plan, alternatives, busyId, onChoose }: EasierListProps) {
  return (
    <ul aria-label={words.dishes} className="grid grid-cols-1 gap-3">
      {alternatives.map((alternative) => {
        const { recipe_id, name, picture, no_oven, at_home, accepted, changes } = alternative
        const effort = [
          effortWords(alternative),
          ...(no_oven ? [words.noOven] : []),
          ...(at_home ? [words.haveIt] : []),
        ].join(' · ')
        return (
          <li key={recipe_id} className="rounded-card border border-muted">
            <button
              type="button"
              disabled={busyId !== undefined}
              onClick={() => onChoose(alternative)}
              className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-card p-3 text-left hover:bg-wash disabled:opacity-60"
            >
              <PlatePicture picture={picture} size={112} />
              <span className="grid min-w-0 flex-1 basis-40 gap-1">
                <span className="break-words font-semibold leading-snug">
                  <WholeWords>{name}</WholeWords>
                </span>
                <span className="w-fit rounded-control bg-apricot px-2.5 font-semibold text-on-apricot text-sm tabular-nums">
                  {busyId === recipe_id ? words.swapping : effort}
                </span>
                {accepted && (
                  <span className="text-muted text-sm">
                    {words.accepted({ name: plan.child_name ?? 'unnamed' })}
                  </span>
                )}
              </span>
            </button>
            <div className="px-3">
              <DayChanges changes={changes} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
