import { daysLater } from '@brightplate/contract/plain-date'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { Juice, Meal, PlanData, Snack } from '@brightplate/contract/plans/plan-data'
import { spanishGate } from '@brightplate/meal-plans/check/checked-spanish'
import { planInSpanish } from '@brightplate/meal-plans/spanish/plan-in-spanish'
import { faultsOfSpanishPlan } from '@brightplate/meal-plans/spanish/testing/faults-of-spanish-plan'
import { spanishDish } from '@brightplate/planner/spanish/spanish-dish'
import {
  namedInSpanish,
  type OracleRule,
} from '@brightplate/planner/spanish/testing/spanish-oracle'

type Dish = Meal | Snack | Juice

/** Words that parents type for what the oracle knows. */
const ruleOfWord: Readonly<Record<string, OracleRule>> = {
  milk: 'milk',
  dairy: 'milk',
  egg: 'egg',
  eggs: 'egg',
  fish: 'fish',
  peanut: 'peanut',
  peanuts: 'peanut',
  sesame: 'sesame',
  shellfish: 'crustacean',
  soy: 'soy',
  wheat: 'wheat',
  vegetarian: 'vegetarian',
  vegan: 'vegetarian',
}

/** What a parent typed stays as it was typed: it stands in quotes. */
const unquoted = (text: string): string => text.replaceAll(/«[^»]*»/g, '')

const weightsOf = (lines: readonly string[]): string =>
  lines.map((line) => /\(([\d.]+ g)\)$/.exec(line)?.[1] ?? '').join(' ')

function faultsOfDish(
  dish: Dish,
  at: { day: number; date: string },
  rules: readonly OracleRule[],
): string[] {
  const said = spanishDish(dish, at)
  if (!said) return [`stays in English: ${dish.name}`]
  const texts = [said.name, ...said.ingredients, ...said.steps].map(unquoted)
  return [
    ...texts.flatMap((text) =>
      rules.flatMap((rule) =>
        namedInSpanish(rule, text).map((word) => `${rule}: ${word} in ${text}`),
      ),
    ),
    ...(weightsOf(said.ingredients) === weightsOf(dish.ingredients)
      ? []
      : [`other weights: ${dish.name}`]),
  ]
}

/** What of a plan names food beside its meals. */
const aroundMeals = ({ days, general_tips, shopping_list, staples = [] }: PlanData): string[] => [
  ...days.flatMap(({ breakfast, lunch, dinner, snacks, juice }) =>
    [breakfast, lunch, dinner, ...snacks, juice].map(({ benefits }) => benefits),
  ),
  ...[...general_tips, ...shopping_list, ...staples.map(({ name }) => name)],
]

/**
 * What is wrong with a plan's meals in Spanish: what stays English, or names what a rule of the child excludes.
 * @param from the first day
 */
export function spanishFaults(
  { plan_data, profile_snapshot: child }: MealPlan,
  from: string,
): { meals: number; faults: string[] } {
  const typed = [...(child?.allergies ?? []), ...(child?.dietary_preferences ?? [])]
  const rules = typed.flatMap((word) => ruleOfWord[word.toLowerCase()] ?? [])
  const meals = plan_data.days.flatMap(({ day, breakfast, lunch, dinner, snacks, juice }) =>
    [breakfast, lunch, dinner, ...snacks, juice]
      .filter(({ eaten_out: isOut }) => !isOut)
      .map((dish) => ({ dish, at: { day, date: daysLater(from, day - 1) } })),
  )
  const said = planInSpanish(plan_data, from, child ? spanishGate(child) : () => false)
  return {
    meals: meals.length,
    faults: [
      ...meals.flatMap(({ dish, at }) => faultsOfDish(dish, at, rules)),
      ...faultsOfSpanishPlan(said),
      ...aroundMeals(said).flatMap((text) =>
        rules.flatMap((rule) =>
          namedInSpanish(rule, unquoted(text)).map((word) => `${rule}: ${word} in ${text}`),
        ),
      ),
    ],
  }
}
