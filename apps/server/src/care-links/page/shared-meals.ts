import type { Language } from '@brightplate/contract/languages'
import { linesByPeople } from '@brightplate/contract/plans/dishes/lines-by-people'
import { stepsOfDish } from '@brightplate/contract/plans/dishes/steps-of-dish'
import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { Juice, Meal, PlanDay, Slot, Snack } from '@brightplate/contract/plans/plan-data'
import type { SharedMeal } from '@brightplate/contract/sharing/shared-page'
import type { SpanishDish } from '@brightplate/planner/spanish/spanish-dish'
import type { SayDish } from './dish-in-language.ts'

type Dish = Meal | Snack | Juice

/** What the child itself gets of a meal. @param names of its parts, in their order */
function plateOf({ parts = [], beside = [] }: Dish, names: readonly string[] | undefined) {
  const own = parts
    .map((part, index) => ({ ...part, name: names?.[index] ?? part.name }))
    .filter(({ for_others }) => !for_others)
  const typed = own.map((part) => part.typed)
  return [
    ...own.map(({ name, grams, role }) => ({ food: name, grams, taste: role === 'learning' })),
    ...beside
      .filter((food) => !typed.includes(food))
      .map((food) => ({ food, grams: null, taste: false })),
  ]
}

function sharedMeal(
  slot: Slot,
  dish: Dish,
  spanish: SpanishDish | null,
  language: Language,
): SharedMeal {
  if (dish.eaten_out) return { slot, state: 'eaten_out' }
  const steps = [...stepsOfDish(dish)]
  const ingredients = spanish?.ingredients ?? dish.ingredients
  const amounts = linesByPeople(dish, ingredients)
  return {
    slot,
    state: 'planned',
    language: spanish ? language : 'en-US',
    name: spanish?.name ?? dish.name,
    picture: dish.picture ?? null,
    minutes: dish.total_minutes ?? null,
    people: dish.people ?? 1,
    ingredients,
    ...(amounts.length > 1 ? { amounts } : {}),
    steps: spanish?.steps ?? steps,
    plate: plateOf(dish, spanish?.parts),
  }
}

/**
 * The meals of a day in the order in which they are eaten. Of one that breaks anything now, and of all where the
 * plan as a whole does, nothing is shown: who reads it cannot weigh that.
 * @param date of the day
 * @param language of what `sayDish` says
 */
export function sharedMeals(
  day: PlanDay,
  warnings: readonly PlanWarning[],
  { date, language, sayDish }: { date: string; language: Language; sayDish: SayDish },
): SharedMeal[] {
  const { breakfast, lunch, dinner, juice } = day
  const [first, second] = day.snacks
  const ordered: [Slot, Dish | undefined][] = [
    ['breakfast', breakfast],
    ['snack_1', first],
    ['lunch', lunch],
    ['snack_2', second],
    ['juice', juice],
    ['dinner', dinner],
  ]
  const isUnfit = (slot: Slot) =>
    warnings.some((one) =>
      one.day === null ? !one.in_list : one.day === day.day && one.slot === slot,
    )
  return ordered.flatMap(([slot, dish]): SharedMeal[] => {
    if (!dish) return []
    if (isUnfit(slot)) return [{ slot, state: 'unfit' }]
    return [sharedMeal(slot, dish, sayDish(dish, slot, { day: day.day, date }), language)]
  })
}
