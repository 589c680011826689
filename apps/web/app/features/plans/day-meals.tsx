import type { PlanWarning } from '@brightplate/contract/meal-plan'
import type { PlanDay } from '@brightplate/contract/plan-data'
import { DishWarning } from './dish-warning.tsx'
import { JuiceCard } from './juice-card.tsx'
import { MealCard } from './meal-card.tsx'
import { SnacksCard } from './snacks-card.tsx'
import { warningOn } from './warning-on.ts'

interface DayMealsProps {
  day: PlanDay
  warnings: readonly PlanWarning[]
}

const mealSlots = [
  { slot: 'breakfast', word: 'Breakfast' },
  { slot: 'lunch', word: 'Lunch' },
  { slot: 'dinner', word: 'Dinner' },
] as const

export function DayMeals({ day, warnings }: DayMealsProps) {
  const warningAt = (slot: PlanWarning['slot']) => (
    <DishWarning warning={slot ? warningOn(warnings, day.day, slot) : undefined} />
  )
  return (
    <div className="grid items-start gap-x-10 md:grid-cols-2">
      <div className="grid gap-3">
        {mealSlots.map(({ slot, word }) => (
          <MealCard key={slot} word={word} meal={day[slot]} warning={warningAt(slot)} />
        ))}
      </div>
      <div className="grid gap-3">
        {day.snacks.length > 0 && (
          <SnacksCard snacks={day.snacks} warnings={[warningAt('snack_1'), warningAt('snack_2')]} />
        )}
        <JuiceCard juice={day.juice} warning={warningAt('juice')} />
      </div>
    </div>
  )
}
