import { stepsOfDish } from '@brightplate/contract/plans/dishes/steps-of-dish'
import type { Juice, Meal, PlanDay, Snack } from '@brightplate/contract/plans/plan-data'
import { sharedDish } from '../eaters/shared-dish.ts'

export interface CookStep {
  text: string
  /** The lines of the dish that the step speaks of. */
  lines: readonly string[]
  /** Timers that it asks for, in minutes. */
  timers: readonly number[]
}

export interface Cooking {
  lines: readonly string[]
  steps: readonly CookStep[]
}

/** Words that tell no food: units, and what is done. */
const noFood = new Set(
  'cups cup tbsp tsp piece pieces slice slices can cans large small medium fresh frozen dried plain into and with the for grams ounces chopped finely drained rinsed cooked unsweetened reduced ground whole'.split(
    ' ',
  ),
)

const wordsIn = (text: string): string[] =>
  Array.from(text.toLowerCase().matchAll(/\p{L}{3,}/gu), ([word]) => word)
    .filter((word) => !noFood.has(word))
    .map((word) => word.replace(/(?:es|s)$/, ''))

const linesOf = (step: string, lines: readonly string[]): string[] => {
  const spoken = new Set(wordsIn(step))
  return lines.filter((line) => wordsIn(line).some((word) => spoken.has(word)))
}

const longestMinutes = 6 * 60

/** "for 15 minutes", "8 to 10 minutes" by the longer, "1 hour"; each once. */
export function timersIn(step: string): number[] {
  const found = [...step.matchAll(/(\d+)(?: (?:to|or) (\d+)|-(\d+))? ?(minute|hour)s?/g)]
  const minutes = found.map(
    ([, first, to, dash, unit]) => Number(dash ?? to ?? first) * (unit === 'hour' ? 60 : 1),
  )
  return [...new Set(minutes)].filter((one) => one > 0 && one <= longestMinutes)
}

/** A dish as it is cooked, step by step; what is cooked for another meal too by the lines of both. */
export function cookingOf(dish: Meal | Snack | Juice, days: readonly PlanDay[]): Cooking {
  const shared = sharedDish(dish, days)
  // What stands beside the dish is for this meal alone.
  const { parts: [, ...others] = [] } = dish
  const beside = others.flatMap(({ ingredients }) => ingredients)
  const isShared = shared !== null && shared.ingredients.length > 0
  const lines = isShared ? [...shared.ingredients, ...beside] : dish.ingredients
  const steps = shared && shared.steps.length > 0 ? shared.steps : stepsOfDish(dish)
  return {
    lines,
    steps: steps.map((text) => ({
      text,
      lines: linesOf(text, lines),
      timers: timersIn(text),
    })),
  }
}
