import { daysLater } from '@brightplate/contract/plain-date'
import type { Juice, Meal, PlanDay, Slot, Snack } from '@brightplate/contract/plans/plan-data'
import {
  type SpanishDish,
  type SpanishDishPart,
  spanishDishOf,
  spanishParts,
} from '@brightplate/planner/spanish/spanish-dish'
import type { MealPlace } from '@brightplate/planner/spanish/spanish-meal'
import { withinSpanish } from '@brightplate/planner/spanish/spanish-part'
import type { PlanNames } from '@brightplate/planner/spanish/texts/param-words'
import type { SpanishGate } from '../check/checked-spanish.ts'
import { partForBoth } from './two-meals-in-spanish.ts'

export type PlanDish = Meal | Snack | Juice

/** A meal of a plan with what of it is said in Spanish. */
export interface PlanMeal {
  at: MealPlace
  slot: Slot
  dish: PlanDish
  /** Null where it is read in English. */
  translated: { parts: readonly SpanishDishPart[]; words: SpanishDish } | null
  /** Its dish as it is cooked for a later meal too. */
  both: SpanishDishPart | null
}

/** A meal where it stands, with what of it is said in Spanish. */
export function mealOf(dish: PlanDish, slot: Slot, at: MealPlace, passes: SpanishGate): PlanMeal {
  const parts = dish.eaten_out ? null : spanishParts(dish)
  const words = parts && spanishDishOf(dish, parts, at)
  const isTranslated = words && passes(dish, slot, words)
  return { at, slot, dish, translated: parts && isTranslated ? { parts, words } : null, both: null }
}

/** The meals of all days, each with its slot. Plans of before date no days. */
export function planMeals(
  days: readonly PlanDay[],
  startDate: string,
  passes: SpanishGate,
): PlanMeal[] {
  const meals = days.flatMap(({ day, date = daysLater(startDate, day - 1), ...meals }) => {
    const at = { day, date }
    const [first, second] = meals.snacks
    return [
      mealOf(meals.breakfast, 'breakfast', at, passes),
      mealOf(meals.lunch, 'lunch', at, passes),
      mealOf(meals.dinner, 'dinner', at, passes),
      ...(first ? [mealOf(first, 'snack_1', at, passes)] : []),
      ...(second ? [mealOf(second, 'snack_2', at, passes)] : []),
      mealOf(meals.juice, 'juice', at, passes),
    ]
  })
  return meals.map((meal) => {
    const { cooked_for: cookedFor } = meal.dish
    const later = meals.find(({ at, slot }) => at.day === cookedFor?.day && slot === cookedFor.slot)
    return meal.translated && later ? { ...meal, both: partForBoth(meal.dish, later.dish) } : meal
  })
}

/** What the plan’s dishes and their parts are called, by their English names. */
export function planNames(meals: readonly PlanMeal[]): PlanNames {
  const names = new Map<string, string>()
  for (const { dish, translated } of meals) {
    if (!translated) continue
    names.set(dish.name.toLowerCase(), withinSpanish(translated.words.name))
    dish.parts?.forEach(({ name }, index) => {
      const part = translated.words.parts[index]
      if (part !== undefined) names.set(name.toLowerCase(), withinSpanish(part))
    })
  }
  return names
}
