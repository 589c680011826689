import type { PlanDay, Slot } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/print'
import { shortDate, shortWeekday } from '../../../ui/words/dates.ts'
import { WholeWords } from '../../../ui/words/whole-words.tsx'
import { alarms } from '../alarms.ts'
import { slotWords } from '../day-dishes.ts'
import { othersDish } from '../eaters/others-dish.ts'
import { fittingDishes } from '../fitting-dishes.ts'
import { leftOutWords } from '../left-out/left-out-words.ts'
import { planTitle } from '../plan-title.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { Sheet } from './sheet.tsx'
import { SheetPicture } from './sheet-picture.tsx'

const columns: readonly Slot[] = ['breakfast', 'snack_1', 'lunch', 'snack_2', 'juice', 'dinner']

function dates(days: readonly PlanDay[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  if (!first.date || !last.date) return words.numbers({ first: first.day, last: last.day })
  return words.dates({ first: shortDate(first.date), last: shortDate(last.date) })
}

/** Up to seven days at a glance. */
export function WeekSheet({ plan, days }: { plan: ShownPlan; days: readonly PlanDay[] }) {
  const numbers = days.map(({ day }) => day)
  const missing = alarms(plan.warnings).filter(
    ({ day }) => day !== null && numbers.includes(day),
  ).length
  return (
    <Sheet
      title={dates(days)}
      subtitle={planTitle(plan.child_name)}
      checks={plan.plan_data}
      leftOut={leftOutWords(missing)}
    >
      <table className="w-full table-fixed border-collapse text-left leading-tight">
        <thead>
          <tr className="text-[0.85em] text-ember">
            <th scope="col" className="w-[9%] pb-[0.5em]">
              {words.dayColumn}
            </th>
            {columns.map((slot) => (
              <th key={slot} scope="col" className="pb-[0.5em] pl-[0.6em] font-semibold">
                {slotWords[slot]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => {
            const dishes = fittingDishes(plan, day)
            return (
              <tr key={day.day} className="border-line border-t align-top">
                <th scope="row" className="py-[0.7em]">
                  {day.date ? (
                    <>
                      <span className="block">{shortWeekday(day.date)}</span>
                      <span className="block text-[1.4em]">{Number(day.date.slice(8))}</span>
                    </>
                  ) : (
                    day.day
                  )}
                </th>
                {columns.map((slot) => {
                  const found = dishes.find((dish) => dish.slot === slot)
                  return (
                    <td key={slot} className="py-[0.7em] pl-[0.6em]">
                      {found && (
                        <>
                          <SheetPicture picture={found.dish.picture} em={2.8} />
                          <span className="mt-[0.3em] block text-[0.85em]">
                            <WholeWords>{found.dish.name}</WholeWords>
                          </span>
                          <span className="block text-[0.85em] text-muted">
                            {othersDish(found.dish)}
                          </span>
                        </>
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Sheet>
  )
}
