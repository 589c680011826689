import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { composeAlternatives } from '@brightplate/meal-plans/swap/compose-alternatives'
import { composeSwap } from '@brightplate/meal-plans/swap/compose-swap'
import { planWarnings } from '@brightplate/meal-plans/warnings/plan-warnings'

export const goldenSeeds = [1, 2, 3] as const

const startDate = '2026-11-23'

/** A short search: what it finds is no matter here, that it finds the same is. */
const stepsPerDay = 40

const durationOf = (profile: string): 7 | 14 => (profile.endsWith('two weeks') ? 14 : 7)

/** What a parent reads of a plan, in the order in which a difference is looked for. */
export interface GoldenPlan {
  days: unknown
  'shopping list': unknown
  tips: unknown
  nutrition: unknown
  'what is said of the profile': unknown
  /** Of the same plan, once its child is a year younger and excludes egg, milk and oats. */
  warnings: unknown
  /** What may replace the third dinner, and the plan once the first of these did. */
  swap: unknown
}

/** The plan that the service composes, checks and words for a child, in parts. */
export function goldenPlan(name: string, child: ProfileFacts, seed: number): GoldenPlan {
  const durationDays = durationOf(name)
  const composed = composePlan({
    child,
    startDate,
    durationDays,
    seed,
    steps: stepsPerDay * durationDays,
  })
  if (composed.kind !== 'plan') {
    throw new Error(`${name}, seed ${seed}: no plan: ${JSON.stringify(composed)}`)
  }
  const { planData, refusedRecipes } = composed
  const { days, shopping_list, shopping_items, general_tips, tip_texts, nutrition, ...said } =
    planData
  const { schema_version: _, ...saidOfProfile } = said
  const place = { child, planData, startDate, day: 2, slot: 'dinner' } as const
  const alternatives = composeAlternatives(place)
  const recipeId = alternatives[0]?.recipe_id
  const changed = {
    ...child,
    age: Math.max(1, child.age - 1),
    allergies: [...child.allergies, 'egg', 'milk', 'oats'],
  }
  return {
    days,
    'shopping list': { shopping_list, shopping_items },
    tips: { general_tips, tip_texts },
    nutrition,
    'what is said of the profile': { ...saidOfProfile, refusedRecipes },
    warnings: planWarnings({ plan: planData, child: changed }),
    swap: { alternatives, swapped: recipeId ? composeSwap({ ...place, recipeId }) : null },
  }
}
