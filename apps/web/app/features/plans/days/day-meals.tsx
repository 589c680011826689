import type { PlanDay, Slot } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/days'
import { slotWords } from '../day-dishes.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { DishCard } from './dish-card.tsx'
import { SlotCard } from './slot-card.tsx'

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
          <SlotCard key={slot} id={slot} word={slotWords[slot]}>
            <DishCard plan={plan} place={place(slot)} dish={day[slot]} />
          </SlotCard>
        ))}
      </div>
      <div className="grid grid-cols-1">
        {day.snacks.length > 0 && (
          <SlotCard id="snacks" word={words.snacks}>
            <ul className="grid gap-6">
              {snackSlots.map((slot, index) => {
                const snack = day.snacks[index]
                return (
                  snack && (
                    <li key={slot}>
                      <DishCard plan={plan} place={place(slot)} dish={snack} />
                    </li>
                  )
                )
              })}
            </ul>
          </SlotCard>
        )}
        <SlotCard id="juice" word={words.juice}>
          <DishCard plan={plan} place={place('juice')} dish={day.juice} />
        </SlotCard>
      </div>
    </div>
  )
}
