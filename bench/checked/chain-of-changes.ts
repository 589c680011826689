import { dishAt } from '@brightplate/contract/plans/dish-at'
import { eatenOutId } from '@brightplate/contract/plans/dishes/eaten-out'
import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { composePlan, type PlanRequest } from '@brightplate/meal-plans/compose/compose-plan'
import { composeExchange } from '@brightplate/meal-plans/exchange/compose-exchange'
import { composeMove } from '@brightplate/meal-plans/move/compose-move'
import type { EaterFacts, ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { composeGoBack } from '@brightplate/meal-plans/revisions/compose-go-back'
import { composeAlternatives } from '@brightplate/meal-plans/swap/compose-alternatives'
import { composeSwap } from '@brightplate/meal-plans/swap/compose-swap'
import { storedDishes } from '@brightplate/meal-plans/swap/stored-dishes'
import { slots } from '@brightplate/planner/slot'
import type { Recipe } from '@brightplate/recipes/recipe'
import { startDate } from '../judged/plan-settings.ts'

export const changeKinds = [
  'swap',
  'easier',
  'move',
  'anew',
  'never again',
  'back',
  'undo',
  'meal template',
  'model’s dish',
  'eaters',
  'allergy',
  'meal out',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** A change that is tried; what does not apply to a plan leaves it as it is. */
export interface Change {
  kind: ChangeKind
  /** Places and choices are drawn from it. */
  draw: number
}

/** A plan, whom it is for today, and how it was before. */
export interface ChainState {
  child: ProfileFacts
  planData: PlanData
  warnings: readonly PlanWarning[]
  before: readonly PlanData[]
}

const steps = 150

/** A dish as a language model proposes it: vegan, and of few foods. */
export const proposed: Recipe = {
  id: 'model-rice-and-beans',
  version: 1,
  course: 'dinner',
  name: 'Rice with black beans',
  cuisine: 'american',
  category: 6802,
  group: 'beans',
  standsFor: [],
  onlyFor: [],
  servings: 1,
  ingredients: [
    { food: 'rice-white', grams: 60 },
    { food: 'black-beans-canned', grams: 100 },
    { food: 'olive-oil', grams: 8 },
  ],
  steps: [
    'Cook the [rice-white] until soft.',
    'Stir in the [black-beans-canned] and the [olive-oil].',
  ],
  activeMinutes: 10,
  totalMinutes: 25,
  textures: ['soft'],
  temperature: 'warm',
  flavour: 'mild',
  equipment: [],
  freezes: false,
  lunchBox: false,
  picture: ['beans'],
}

const eaters: readonly EaterFacts[] = [
  { age: 40, allergies: ['sesame'], dietary_preferences: [] },
  {
    child_id: '44444444-4444-4444-8444-444444444444',
    age: 4,
    allergies: ['egg'],
    dietary_preferences: [],
    safe_foods: ['plain pasta', 'banana'],
  },
  { age: 70, allergies: [], dietary_preferences: ['vegetarian'] },
]
const newAllergies = ['kiwi', 'mustard', 'milk', 'shellfish'] as const

export function madePlan(child: ProfileFacts, request: Partial<PlanRequest> = {}): PlanData | null {
  const outcome = composePlan({ child, startDate, durationDays: 7, seed: 1, steps, ...request })
  return outcome.kind === 'plan' ? outcome.planData : null
}

type Changed = Partial<Pick<ChainState, 'child' | 'planData' | 'warnings'>> | null

/** A plan made again for a child, and what it is then. */
function regenerated(child: ProfileFacts, request: Partial<PlanRequest>): Changed {
  const planData = madePlan(child, request)
  return planData && { child, planData, warnings: [] }
}

function changed({ child, planData, before }: ChainState, { kind, draw }: Change): Changed {
  const day = draw % planData.days.length
  const slot = slots[Math.floor(draw / 7) % slots.length] ?? 'dinner'
  const place = { child, planData, startDate, day, slot }
  const locked = storedDishes(planData).flatMap((dish, at) => {
    const lockedSlot = slots[at % slots.length]
    return dish && lockedSlot && (at + draw) % 5 === 0
      ? [{ day: Math.floor(at / slots.length), slot: lockedSlot, ...dish }]
      : []
  })
  const swap = (recipeId: string | undefined, recipes: Recipe[] = []): Changed => {
    if (!recipeId) return null
    const outcome = composeSwap({ ...place, recipes, recipeId })
    return outcome.kind === 'swapped' ? outcome : null
  }
  const back = (asItWas: PlanData | undefined): Changed => {
    const outcome = asItWas ? composeGoBack({ child, planData, asItWas }) : null
    return outcome?.kind === 'back' ? outcome : null
  }
  switch (kind) {
    case 'swap': {
      const offered = composeAlternatives(place)
      return swap(offered[draw % Math.max(1, offered.length)]?.recipe_id)
    }
    case 'easier': {
      const offered = composeAlternatives(place)
      return swap(offered.toSorted((a, b) => a.total_minutes - b.total_minutes)[0]?.recipe_id)
    }
    case 'move': {
      const outcome = composeMove({ child, planData, slot, day, toDay: (day + 1 + (draw % 6)) % 7 })
      return outcome.kind === 'moved' ? outcome : null
    }
    case 'anew':
      return regenerated(child, { locked, seed: draw })
    case 'meal template':
      return regenerated(child, { locked: locked.slice(0, 12), seed: draw + 1 })
    case 'model’s dish':
      return composeSwapOfModel(place)
    case 'eaters':
      return regenerated(
        { ...child, eaters: eaters.slice(0, 1 + (draw % 3)), people_at_table: 4 },
        { locked },
      )
    case 'allergy': {
      const allergy = newAllergies[draw % newAllergies.length] ?? 'kiwi'
      return { child: { ...child, allergies: [...new Set([...child.allergies, allergy])] } }
    }
    case 'never again': {
      const parts = dishAt(planData, day, slot)?.parts ?? []
      const food = parts[draw % Math.max(1, parts.length)]?.name
      if (!food) return null
      const foods_said = [
        ...(child.foods_said ?? []),
        { food, says: 'never_again' as const, said_on: startDate },
      ]
      const today = { ...child, foods_said }
      const outcome = composeExchange({ child: today, planData, startDate, fromDay: 0 })
      return outcome.kind === 'exchanged' ? { ...outcome, child: today } : { child: today }
    }
    case 'back':
      return back(before[draw % Math.max(1, before.length)])
    case 'undo':
      return back(before.at(-1))
    case 'meal out':
      return swap(eatenOutId)
  }
}

/** A dinner in which the model's dish stands, where every rule lets it. */
function composeSwapOfModel(place: Parameters<typeof composeAlternatives>[0]): Changed {
  const outcome = composeSwap({
    ...place,
    slot: 'dinner',
    recipes: [proposed],
    recipeId: proposed.id,
  })
  return outcome.kind === 'swapped' ? outcome : null
}

/** The state after a change, with the plan as it was among those of before; null where the change did not come about. */
export function afterChange(state: ChainState, change: Change): ChainState | null {
  const next = changed(state, change)
  if (!next) return null
  const { child = state.child, planData = state.planData, warnings = state.warnings } = next
  const isOther = planData !== state.planData
  return {
    child,
    planData,
    warnings,
    before: isOther ? [...state.before, state.planData] : state.before,
  }
}
