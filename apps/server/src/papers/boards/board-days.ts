import type { Language } from '@brightplate/contract/languages'
import { partsAt } from '@brightplate/contract/plans/dishes/parts-at'
import type { SharedMeal } from '@brightplate/contract/sharing/shared-page'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { describePicture } from '@brightplate/recipes/pictures/describe-picture'
import { withoutHealthWords } from '../../care-links/calendar/without-health-words.ts'
import type { PlannedDay } from '../../care-links/page/shared-days.ts'
import type { BoardDay, BoardFood } from './board-meals.ts'

const pictureOfFood = (foodId: string | undefined): string | null => {
  const food = foodId === undefined ? undefined : plainFoodOf(foodId)
  return food
    ? describePicture([
        { forms: food.picture.split('_'), foods: [], variant: food.variantOf !== null },
      ])
    : null
}

/** The foods of a plate in its order, a part by the parent's own word where there is one. */
function foodsOf(
  { day }: PlannedDay,
  meal: Extract<SharedMeal, { state: 'planned' }>,
  language: Language,
): BoardFood[] {
  const parts = partsAt({ days: [day] }, 0, meal.slot).filter(({ for_others }) => !for_others)
  const nameIn = meal.language ?? language
  return meal.plate.map(({ food }, index) => ({
    label: parts[index]?.typed ?? withoutHealthWords(food, nameIn),
    picture: pictureOfFood(parts[index]?.food_id),
  }))
}

/** The days of a child as its boards have them. Of a meal that no longer fits there is nothing. */
export const boardDays = (days: readonly PlannedDay[], language: Language): BoardDay[] =>
  days.map((planned) => ({
    date: planned.date,
    meals: planned.meals.flatMap((meal): BoardDay['meals'][number][] => {
      if (meal.state === 'unfit') return []
      if (meal.state !== 'planned') return [{ slot: meal.slot, dish: null, foods: [] }]
      const { slot, name, picture } = meal
      const label = withoutHealthWords(name, meal.language ?? language)
      return [{ slot, dish: { label, picture }, foods: foodsOf(planned, meal, language) }]
    }),
  }))
