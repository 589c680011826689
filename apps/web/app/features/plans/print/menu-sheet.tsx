import type { PlanDay } from '@brightplate/contract/plans/plan-data'
import * as planWords from '#words/plans/plan'
import { dayName } from '../../../ui/words/dates.ts'
import { WholeWords } from '../../../ui/words/whole-words.tsx'
import { fittingDishes } from '../fitting-dishes.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { Sheet } from './sheet.tsx'
import { SheetPicture } from './sheet-picture.tsx'

/** A day for the child's wall: large pictures, few words. */
export function MenuSheet({ plan, day }: { plan: ShownPlan; day: PlanDay }) {
  return (
    <Sheet
      title={day.date ? dayName(day.date) : planWords.day({ day: day.day })}
      subtitle={plan.child_name ?? ''}
      checks={plan.plan_data}
      largestPt={16}
    >
      <ol className="grid grid-cols-2 gap-x-[1.5em] gap-y-[0.9em]">
        {fittingDishes(plan, day).map(({ slot, word, dish }) => (
          <li key={slot} className="grid content-start justify-items-center text-center">
            <SheetPicture picture={dish.picture} em={10.5} />
            <p className="mt-[0.3em] font-semibold text-[1.5em] leading-tight">{word}</p>
            <p className="text-[1.05em] leading-tight">
              <WholeWords>{dish.name}</WholeWords>
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
