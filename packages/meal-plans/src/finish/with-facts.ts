import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { Juice, Meal, PlanData, Snack } from '@brightplate/contract/plans/plan-data'
import { factsForBothFound } from '@brightplate/planner/facts/both-meals'
import { factsFound } from '@brightplate/planner/facts/dish-facts'
import { storedFacts } from '@brightplate/planner/facts/stored-facts'
import { planSchemaVersion } from '@brightplate/planner/plan-document'

type Dish = Meal | Snack | Juice

/** What was written by an earlier release keeps the facts that were stored with it. */
function dishWithFacts<Of extends Dish>(dish: Of, plan: PlanData): Of {
  const { parts, cooked_for: both } = dish
  if (!parts) return dish
  const found = factsFound(dish)
  const later = both && dishAt(plan, both.day - 1, both.slot)
  const forBoth = later ? factsForBothFound(dish, later) : null
  return {
    ...dish,
    parts: parts.map((part, place) => {
      const facts = found[place]
      return facts ? { ...part, facts: storedFacts(facts) } : part
    }),
    ...(both && forBoth && { cooked_for: { ...both, facts: storedFacts(forBoth) } }),
  }
}

/** A plan whose meals tell what they were made of, beside their words: these stay. */
export function withFacts<Of extends PlanData>(plan: Of): Of {
  const inDay = <Of extends Dish>(dish: Of): Of => dishWithFacts(dish, plan)
  return {
    ...plan,
    schema_version: planSchemaVersion,
    days: plan.days.map((day) => ({
      ...day,
      breakfast: inDay(day.breakfast),
      lunch: inDay(day.lunch),
      dinner: inDay(day.dinner),
      snacks: day.snacks.map(inDay),
      juice: inDay(day.juice),
    })),
  }
}
