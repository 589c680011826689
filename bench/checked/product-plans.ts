import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import { searchSteps } from '@brightplate/meal-plans/compose/search-steps'
import { composeMove } from '@brightplate/meal-plans/move/compose-move'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { composeAlternatives } from '@brightplate/meal-plans/swap/compose-alternatives'
import { composeSwap } from '@brightplate/meal-plans/swap/compose-swap'
import { storedDishes } from '@brightplate/meal-plans/swap/stored-dishes'
import { pick, randomStream } from '@brightplate/planner/search/random'
import { slots } from '@brightplate/planner/slot'
import { startDate } from '../judged/plan-settings.ts'
import { checkedProfile } from './checked-profiles.ts'
import { wirePlanOf } from './wire-plan-of.ts'

/** How a plan came about. */
export type Origin = 'made' | 'swapped' | 'moved' | 'anew'

export interface ProductPlan {
  seed: number
  origin: Origin
  plan: MealPlan
}

interface Made {
  child: ProfileFacts
  seed: number
  planData: PlanData
}

const mealsOutOf = (seed: number) =>
  seed % 11 === 0 ? [{ day: seed % 7, slot: slots[seed % slots.length] ?? 'lunch' }] : []

const composed = (
  child: ProfileFacts,
  seed: number,
  locked: Parameters<typeof composePlan>[0]['locked'] = [],
): PlanData | null => {
  const outcome = composePlan({
    child,
    startDate,
    durationDays: seed % 4 === 0 ? 14 : 7,
    seed,
    steps: searchSteps,
    locked,
    mealsOut: mealsOutOf(seed),
  })
  return outcome.kind === 'plan' ? outcome.planData : null
}

function swapped({ child, seed, planData }: Made, random: () => number): PlanData | null {
  const day = pick(random, planData.days.length)
  const slot = slots[pick(random, slots.length)] ?? 'dinner'
  const place = { child, planData, startDate, day, slot }
  const offered = composeAlternatives(place)
  const chosen = offered[(seed + day) % Math.max(1, offered.length)]
  if (!chosen) return null
  const swap = composeSwap({ ...place, recipeId: chosen.recipe_id })
  return swap.kind === 'swapped' ? swap.planData : null
}

function moved({ child, planData }: Made, random: () => number): PlanData | null {
  const day = pick(random, planData.days.length)
  const toDay = (day + 1 + pick(random, planData.days.length - 1)) % planData.days.length
  const slot = slots[pick(random, slots.length)] ?? 'dinner'
  const move = composeMove({ child, planData, slot, day, toDay })
  return move.kind === 'moved' ? move.planData : null
}

function regenerated({ child, seed, planData }: Made, random: () => number): PlanData | null {
  const locked = storedDishes(planData).flatMap((dish, index) => {
    const slot = slots[index % slots.length]
    return dish && slot && random() < 0.2
      ? [{ day: Math.floor(index / slots.length), slot, ...dish }]
      : []
  })
  return composed(child, seed, locked)
}

/** The plan of a seed, and what chains of changes make of it: each is a plan that a parent could read. */
export function* productPlansOf(seed: number): Generator<ProductPlan> {
  const child = checkedProfile(seed)
  const random = randomStream(seed)
  let planData = composed(child, seed)
  if (!planData) return
  yield { seed, origin: 'made', plan: wirePlanOf(child, planData) }
  const changes = [
    ['swapped', swapped],
    ['moved', moved],
    ['anew', regenerated],
  ] as const
  for (const [origin, change] of changes) {
    const made: PlanData | null = change({ child, seed, planData }, random)
    if (!made) continue
    planData = made
    yield { seed, origin, plan: wirePlanOf(child, planData) }
  }
}
