import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData, Slot, Snack } from '@brightplate/contract/plans/plan-data'
import { requireFood } from '@brightplate/foods/foods'
import { portionsOfLines } from '@brightplate/planner/dishes/portions-of-lines'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { fishServingGrams } from '@brightplate/planner/rules/age-rules'
import {
  type CountedLimit,
  countedGrams,
  countedLimits,
  yieldsServingOfFish,
} from '@brightplate/planner/rules/counted-limits'
import { courseOf } from '@brightplate/planner/search/problem'
import { slots } from '@brightplate/planner/slot'

/** An amount in a finished plan that is above a limit, and a dish that adds to it. */
export interface BrokenAmount {
  limit: string
  day: number
  slot: Slot
}

interface CountedDish {
  day: number
  slot: Slot
  /** The child's own grams of each food. */
  eaten: readonly { food: ReturnType<typeof requireFood>; grams: number }[]
  /** Line by line whether guidance yields to it: what the child eats already. */
  yields: readonly boolean[]
}

/** A thousandth absorbs rounding. */
const slack = 0.001
const dayWords = { day: 1, week: 7 } as const

/** The child’s own grams of each food of a dish; none of one that does not say for how many it is. */
export function eatenOf(dish: Snack): CountedDish['eaten'] {
  const { foods = [], people } = dish
  if (people === undefined) return []
  const portions = portionsOfLines(dish)
  return foods.map(({ food_id, grams }, line) => ({
    food: requireFood(food_id),
    grams: grams / (portions[line] ?? 1),
  }))
}

/** Of each line whether it is of a food that the child is known to eat. */
const acceptedLines = ({ parts = [] }: Snack): boolean[] =>
  parts.flatMap(({ role, ingredients }) => ingredients.map(() => role === 'accepted'))

function amountIn({ eaten, slot, yields }: CountedDish, limit: CountedLimit): number {
  const counting = eaten.filter((_, line) => !(limit.yields && yields[line]))
  const sum = counting.reduce((all, line) => all + limit.amount(line, courseOf(slot)), 0)
  return limit.oncePerDish ? Math.min(sum, 1) : sum
}

function aboveLimit(
  dishes: readonly CountedDish[],
  limit: CountedLimit,
  most: number,
): BrokenAmount[] {
  const days = dayWords[limit.per]
  const spans = Map.groupBy(dishes, ({ day }) => Math.floor(day / days))
  return [...spans.values()].flatMap((ofSpan) => {
    let sum = 0
    return ofSpan.flatMap((dish) => {
      const amount = amountIn(dish, limit)
      sum += amount
      const isAbove = amount !== 0 && sum > most + slack
      return isAbove ? [{ limit: limit.id, day: dish.day, slot: dish.slot }] : []
    })
  })
}

const fishIn = ({ eaten, yields }: CountedDish, doesYield: boolean): number =>
  eaten.reduce(
    (sum, line, index) => sum + (doesYield && yields[index] ? 0 : countedGrams('fish', line)),
    0,
  )

/**
 * The limits of amounts (juice, milk, rice, fish, cocoa) counted again from the lines of a finished
 * plan, whoever made it. Dishes that do not have their foods or for how many they are, as in plans
 * of before, count as nothing.
 */
export function brokenAmounts(
  plan: Pick<PlanData, 'days'>,
  profile: PlannerProfile,
): BrokenAmount[] {
  const dishes = plan.days.flatMap((_, day) =>
    slots.flatMap((slot): CountedDish[] => {
      const dish = dishAt(plan, day, slot)
      if (!dish) return []
      const yields = profile.safeFoodsNearlyAll ? acceptedLines(dish) : []
      return [{ day, slot, eaten: eatenOf(dish), yields }]
    }),
  )
  const counted = countedLimits.flatMap((limit) => {
    const most = limit.most(profile)
    return most === null ? [] : aboveLimit(dishes, limit, most)
  })
  const fish = dishes
    .filter(
      (dish) =>
        fishIn(dish, yieldsServingOfFish(profile)) > fishServingGrams(profile.ageYears) + slack,
    )
    .map(({ day, slot }) => ({ limit: 'fish-serving', day, slot }))
  return [...counted, ...fish]
}
