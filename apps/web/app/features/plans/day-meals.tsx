import type { MealPlan } from '@brightplate/contract/meal-plan'
import type { PlanDay, Slot } from '@brightplate/contract/plan-data'
import { DishControls } from './dish-controls.tsx'
import { JuiceCard } from './juice-card.tsx'
import { MealCard } from './meal-card.tsx'
import { SnacksCard } from './snacks-card.tsx'

interface DayMealsProps {
  plan: MealPlan
  day: PlanDay
}

const mealSlots = [
  { slot: 'breakfast', word: 'Breakfast' },
  { slot: 'lunch', word: 'Lunch' },
  { slot: 'dinner', word: 'Dinner' },
] as const

const snackSlots = ['snack_1', 'snack_2'] as const

export function DayMeals({ plan, day }: DayMealsProps) {
  const controls = (slot: Slot, { name }: { name: string }) => (
    <DishControls plan={plan} place={{ day: day.day, slot }} dishName={name} />
  )
  return (
    <div className="grid items-start gap-x-10 md:grid-cols-2">
      <div className="grid gap-3">
        {mealSlots.map(({ slot, word }) => (
          <MealCard key={slot} word={word} meal={day[slot]} controls={controls(slot, day[slot])} />
        ))}
      </div>
      <div className="grid gap-3">
        {day.snacks.length > 0 && (
          <SnacksCard
            snacks={day.snacks}
            controls={snackSlots.map((slot, index) => {
              const snack = day.snacks[index]
              return snack && controls(slot, snack)
            })}
          />
        )}
        <JuiceCard juice={day.juice} controls={controls('juice', day.juice)} />
      </div>
    </div>
  )
}
