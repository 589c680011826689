import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { PlanData, PlatePart, Snack } from '@brightplate/contract/plans/plan-data'
import { type ReadLine, readLine } from './read-line.ts'

/** What is read of a plan as `GET /api/meal-plans/{id}` answers it. */
export type WirePlan = Pick<
  MealPlan,
  'plan_data' | 'duration_days' | 'profile_snapshot' | 'child_name'
>
type Dish = Snack & { preparation?: string[] }

export interface Line extends ReadLine {
  part: PlatePart | undefined
  /** How many of the child's portions it is for. */
  portions: number
}

/** A dish of a plan, and where it stands. */
export interface Placed {
  dish: Dish
  lines: Line[]
  steps: string[]
  /** Counted from 0. */
  day: number
  slot: string
  at: string
}

export const slots = ['breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2', 'juice'] as const

function linesOf({ ingredients, parts = [], portions, people = 1 }: Dish): Line[] {
  const ofLines = parts.flatMap((part) => part.ingredients.map(() => part))
  return ingredients.map((line, index) => {
    const part = ofLines[index]
    const table = part?.people === 1 ? 1 : (portions ?? people)
    return { ...readLine(line), part, portions: part?.for_others?.portions ?? table }
  })
}

/** The dishes of a plan, day by day. */
export const dishesOf = ({ days }: Pick<PlanData, 'days'>): Placed[] =>
  days.flatMap(({ snacks: [snack_1, snack_2], ...meals }, day) =>
    slots.flatMap((slot) => {
      const dish: Dish | undefined = { ...meals, snack_1, snack_2 }[slot]
      if (!dish) return []
      const steps = [...(dish.steps ?? []), ...(dish.preparation ?? [])]
      return { dish, lines: linesOf(dish), steps, day, slot, at: `day ${day + 1}, ${slot}` }
    }),
  )

/** Something in a plan that must not be. */
export interface Finding {
  /** What is wrong: "allergen in a step". */
  kind: string
  rule: string
  at: string
  dish: string
  word: string
  text: string
}

export const fault = (kind: string, at: string, word: string, dish = '', text = word): Finding => ({
  kind,
  rule: kind,
  at,
  dish,
  word,
  text,
})

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((all, one) => all + one, 0)
