import type { Language } from '@brightplate/contract/languages'
import { partsAt } from '@brightplate/contract/plans/dishes/parts-at'
import type { Slot } from '@brightplate/contract/plans/plan-data'
import type { SharedMeal } from '@brightplate/contract/sharing/shared-page'
import { withoutHealthWords } from '../../care-links/calendar/without-health-words.ts'
import type { PlannedDay } from '../../care-links/page/shared-days.ts'
import type { BoardDay, BoardFood } from './board-meals.ts'

type Pictures = ReadonlyMap<string, string>

const partsOf = ({ day }: PlannedDay, slot: Slot) =>
  partsAt({ days: [day] }, 0, slot).filter(({ for_others }) => !for_others)

/** The foods of which the boards show a picture of their own, by their ids. */
export const foodIdsOf = (days: readonly PlannedDay[]): string[] => [
  ...new Set(
    days.flatMap((planned) =>
      planned.meals.flatMap(({ slot }) =>
        partsOf(planned, slot).flatMap(({ food_id }) => food_id ?? []),
      ),
    ),
  ),
]

/** The foods of a plate in its order, a part by the parent's own word where there is one. */
function foodsOf(
  planned: PlannedDay,
  meal: Extract<SharedMeal, { state: 'planned' }>,
  language: Language,
  pictures: Pictures,
): BoardFood[] {
  const parts = partsOf(planned, meal.slot)
  const nameIn = meal.language ?? language
  return meal.plate.map(({ food }, index) => ({
    label: parts[index]?.typed ?? withoutHealthWords(food, nameIn),
    picture: pictures.get(parts[index]?.food_id ?? '') ?? null,
  }))
}

/** The days of a child as its boards have them. Of a meal that no longer fits there is nothing. */
export const boardDays = (
  days: readonly PlannedDay[],
  language: Language,
  pictures: Pictures,
): BoardDay[] =>
  days.map((planned) => ({
    date: planned.date,
    meals: planned.meals.flatMap((meal): BoardDay['meals'][number][] => {
      if (meal.state === 'unfit') return []
      if (meal.state !== 'planned') return [{ slot: meal.slot, dish: null, foods: [] }]
      const { slot, name, picture } = meal
      const label = withoutHealthWords(name, meal.language ?? language)
      return [{ slot, dish: { label, picture }, foods: foodsOf(planned, meal, language, pictures) }]
    }),
  }))
