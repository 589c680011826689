import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { PlanDay, Slot } from '@brightplate/contract/plans/plan-data'
import { CornerUpLeft, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import * as planWords from '#words/plans/plan'
import * as words from '#words/plans/week'
import { dayName, shortWeekday } from '../../../ui/words/dates.ts'
import { RichText } from '../../../ui/words/rich-text.tsx'
import { WholeWords } from '../../../ui/words/whole-words.tsx'
import { DishPicture } from '../../dish-photos/dish-picture.tsx'
import { MoveDish } from '../changing/move-dish.tsx'
import { type DayDish, dayDishes, slotWords } from '../day-dishes.ts'
import { othersDish } from '../eaters/others-dish.ts'
import { isOpenDay } from '../is-open-day.ts'
import { mealAddress } from '../meal-address.ts'
import { warningOn } from '../warning-on.ts'
import { shortName } from './short-name.ts'
import { weekShown } from './week-shown.ts'

const allSlots: readonly Slot[] = ['breakfast', 'snack_1', 'lunch', 'snack_2', 'juice', 'dinner']
const mainSlots: readonly Slot[] = ['breakfast', 'lunch', 'dinner']

interface CellProps {
  plan: MealPlan
  day: PlanDay
  meal: DayDish
  isShort: boolean
  canMove: boolean
}

function Cell({ plan, day, meal: { slot, dish }, isShort, canMove }: CellProps) {
  const warned = warningOn(plan.warnings, day.day, slot)
  const others = othersDish(dish)
  const isLeftover = dish.leftover !== undefined
  const when = day.date ? dayName(day.date) : planWords.day({ day: day.day })
  const state = warned ? 'warned' : isLeftover ? 'leftover' : 'usual'
  return (
    <div className="group relative">
      <Link
        to={mealAddress(plan.id, { day: day.day, slot })}
        aria-label={words.meal({ when, slot, dish: shortName(dish), state })}
        className={`grid content-start justify-items-center gap-1 rounded-control p-0.5 hover:bg-wash sm:p-1 ${
          isLeftover
            ? 'not-focus-visible:outline-1 not-focus-visible:outline-muted not-focus-visible:outline-dashed not-focus-visible:-outline-offset-1'
            : ''
        }`}
      >
        <span className={`block w-full max-w-24 ${isLeftover ? 'opacity-75' : ''}`}>
          {warned ? (
            <TriangleAlert aria-hidden className="mx-auto my-2 text-danger" />
          ) : (
            <DishPicture dish={dish} />
          )}
        </span>
        {isLeftover && (
          <CornerUpLeft
            aria-hidden
            size={16}
            className="absolute top-0.5 right-0.5 rounded-full bg-card text-leaf"
          />
        )}
        {!isShort && (
          <span className="hidden text-center text-sm leading-tight lg:block">
            {warned ? words.warned : <WholeWords>{shortName(dish)}</WholeWords>}
          </span>
        )}
      </Link>
      {others && !isShort && !warned && (
        <p className="hidden text-center text-muted text-sm leading-tight lg:block">{others}</p>
      )}
      {canMove && (
        <MoveDish plan={plan} place={{ day: day.day, slot }} dishName={dish.name} isIcon />
      )}
    </div>
  )
}

interface WeekGridProps {
  plan: MealPlan
  today: string
  /** The three meals of each day, as pictures alone. */
  isShort?: boolean
  /** Each meal has a button that moves it to another day. */
  canMove?: boolean
}

/** A week in pictures: a day a column, a meal a row. What is left over has a broken line around it. */
export function WeekGrid({ plan, today, isShort = false, canMove = false }: WeekGridProps) {
  const days = weekShown(plan.plan_data.days, today)
  const slots = isShort ? mainSlots : allSlots
  return (
    <table className="w-full table-fixed border-separate border-spacing-x-0.5 border-spacing-y-1">
      <thead>
        <tr>
          {!isShort && <td className="hidden w-20 lg:table-cell" />}
          {days.map(({ day, date }) => {
            const name = date ? shortWeekday(date) : String(day)
            return (
              <th
                key={day}
                scope="col"
                className={`rounded-control pb-1 font-semibold text-[min(0.875rem,5vw)] leading-normal ${
                  date === today ? 'bg-apricot text-on-apricot' : 'text-muted'
                }`}
              >
                {date === today ? (
                  <RichText
                    text={words.today({ day: name })}
                    parts={{ today: (text) => <span className="sr-only">{text}</span> }}
                  />
                ) : (
                  name
                )}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {slots.map((slot) => (
          <tr key={slot}>
            {!isShort && (
              <th
                scope="row"
                className="hidden text-left align-middle font-semibold text-ember text-sm lg:table-cell"
              >
                {slotWords[slot]}
              </th>
            )}
            {days.map((day) => {
              const meal = dayDishes(day).find((one) => one.slot === slot)
              return (
                <td key={day.day} className="p-0 align-top">
                  {meal && (
                    <Cell
                      plan={plan}
                      day={day}
                      meal={meal}
                      isShort={isShort}
                      canMove={canMove && isOpenDay(day, today)}
                    />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
