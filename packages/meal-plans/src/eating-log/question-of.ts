import type {
  EatingAnswer,
  EatingFeedback,
  EatingQuestion,
} from '@brightplate/contract/child/eating-log'
import { partsAt } from '@brightplate/contract/plans/dishes/parts-at'
import type { PlanData, PlatePart, Slot } from '@brightplate/contract/plans/plan-data'
import { formOfRecipe } from '@brightplate/planner/compositions/parts/part'
import { slots } from '@brightplate/planner/slot'

interface QuestionRequest {
  plan: Pick<PlanData, 'days'>
  /** The plain date of the meals that are asked about. */
  eatenOn: string
  asks: 'tastes' | 'meals'
  ageYears: number
  answers: readonly Pick<EatingAnswer, 'food'>[]
}

/** From this age on a child is asked after for liking alone. */
const likesFromAge = 10

const choicesAt = (ageYears: number): EatingFeedback[] =>
  ageYears >= likesFromAge ? ['eaten', 'not_today'] : ['eaten', 'tasted', 'not_today']

interface Asked {
  slot: Slot
  part: PlatePart
  food: string
}

const mainMeals: readonly Slot[] = ['breakfast', 'lunch', 'dinner']

/** What a main meal is built upon, and tastes: of what is beside, and of drinks, nobody is asked. */
function partsOf(plan: QuestionRequest['plan'], day: number): Asked[] {
  return slots.flatMap((slot) =>
    partsAt(plan, day, slot).flatMap((part, index) => {
      const isMain = index === 0 && mainMeals.includes(slot)
      if (part.for_others || !(isMain || part.role === 'learning')) return []
      const { food_id, recipe_id } = part
      const food = food_id ?? (recipe_id === undefined ? undefined : formOfRecipe(recipe_id))
      return food === undefined ? [] : [{ slot, part, food }]
    }),
  )
}

/**
 * The one thing of a day to ask about: the taste; of main meals else what is not known to be eaten, and of that
 * what was asked least. Null where there is nothing.
 */
export function questionOf(request: QuestionRequest): EatingQuestion | null {
  const { plan, eatenOn, asks, ageYears, answers } = request
  const day = plan.days.findIndex(({ date }) => date === eatenOn)
  const parts = day < 0 ? [] : partsOf(plan, day)
  const taste = parts.find(({ part }) => part.role === 'learning')
  const timesAsked = ({ food }: Asked) => answers.filter((one) => one.food === food).length
  const isKnown = ({ part }: Asked) => (part.role === 'accepted' ? 1 : 0)
  const [other] = parts.toSorted((a, b) => isKnown(a) - isKnown(b) || timesAsked(a) - timesAsked(b))
  const asked = taste ?? (asks === 'meals' ? other : undefined)
  if (!asked) return null
  const { slot, part, food } = asked
  return {
    eaten_on: eatenOn,
    slot,
    name: part.name,
    food,
    is_taste: part.role === 'learning',
    choices: choicesAt(ageYears),
  }
}
