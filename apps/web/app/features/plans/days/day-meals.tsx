import type { PlanDay, Slot } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/days'
import { slotWords } from '../day-dishes.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { MealRow } from './meal-row.tsx'
import { SlotSection } from './slot-section.tsx'

interface DayMealsProps {
  plan: ShownPlan
  day: PlanDay
}

const mealSlots = ['breakfast', 'lunch', 'dinner'] as const

const snackSlots = ['snack_1', 'snack_2'] as const

export function DayMeals({ plan, day }: DayMealsProps) {
  const place = (slot: Slot) => ({ day: day.day, slot })
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 md:grid-cols-2">
      <div className="grid grid-cols-1">
        {mealSlots.map((slot) => (
          <SlotSection key={slot} id={slot} word={slotWords[slot]}>
            <MealRow plan={plan} place={place(slot)} word={slotWords[slot]} dish={day[slot]} />
          </SlotSection>
        ))}
      </div>
      <div className="grid grid-cols-1 max-md:border-line max-md:border-t">
        {day.snacks.length > 0 && (
          <SlotSection id="snacks" word={words.snacks}>
            <p className="pt-2 font-semibold text-ember text-sm">{words.snacks}</p>
            <ul>
              {snackSlots.map((slot, index) => {
                const snack = day.snacks[index]
                return (
                  snack && (
                    <li key={slot} id={slot} tabIndex={-1} className="outline-none">
                      <MealRow plan={plan} place={place(slot)} dish={snack} />
                    </li>
                  )
                )
              })}
            </ul>
          </SlotSection>
        )}
        <SlotSection id="juice" word={words.juice}>
          <MealRow plan={plan} place={place('juice')} word={words.juice} dish={day.juice} />
        </SlotSection>
      </div>
    </div>
  )
}
