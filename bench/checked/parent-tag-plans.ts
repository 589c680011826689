import type { GivenAnswer } from '@brightplate/contract/child/given-answer'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { typedNames } from '@brightplate/foods/interpret/names/typed-names'
import { foodGroups } from '@brightplate/foods/refused-foods/food-groups'
import { singleFoods } from '@brightplate/foods/vocabulary/single-foods'
import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import type { EaterFacts, ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { buildFacts } from '@brightplate/meal-plans/testing/build-facts'
import { startDate } from '../judged/plan-settings.ts'
import { wirePlanOf } from './wire-plan-of.ts'

/** A tag that keeps something out, with the list that it stands in. */
export interface ParentTag {
  list: 'allergies' | 'dietary_preferences'
  tag: string
}

const first = (names: readonly string[]) => names.slice(0, 1)
const inAllergies = (tag: string): ParentTag => ({ list: 'allergies', tag })
const inPreferences = (tag: string): ParentTag => ({ list: 'dietary_preferences', tag })

/** Every allergy, single food, diet and group that is read, and additives by name and number. */
export const parentTags: readonly ParentTag[] = [
  ...typedNames.allergies.flatMap(({ names }) => first(names)).map(inAllergies),
  ...[...singleFoods.keys()].map(inAllergies),
  ...['E250', 'E471', 'salt', 'natural flavors', 'fruit', 'vegetables'].map(inAllergies),
  ...typedNames.diets.flatMap(({ names }) => first(names)).map(inPreferences),
  ...foodGroups
    .flatMap(({ names }) => first(names.en ?? []))
    .map((name) => inPreferences(`giving up ${name} for Lent`)),
]

const ages = [3, 6, 9, 13]

/** What a child eats who eats little: half of it is made of what others must not have. */
const eaten = [
  ...['mac and cheese', 'pepperoni pizza', 'apple slices', 'french fries', 'strawberry yogurt'],
  ...['peanut butter sandwich', 'carrots', 'pasta', 'rice', 'corn flakes', 'bacon'],
]

/** A child of whom a tag is typed, with each question about it answered with "it must stay out". */
function childWithTag({ list, tag }: ParentTag, nth: number): ProfileFacts {
  const typed = { allergies: [], dietary_preferences: [], [list]: [tag] }
  const asked = interpretProfile({ ...typed, behavioral_goals: [] }).readings.flatMap((reading) =>
    reading.understood.flatMap((one) => ('question' in one && one.question) || []),
  )
  const answers = asked.map(
    ({ id }): GivenAnswer => ({
      list,
      tag,
      question: id,
      answer: 'out',
    }),
  )
  return buildFacts({
    ...typed,
    answers,
    age: ages[nth % ages.length] ?? 6,
    safe_foods: nth % 2 === 0 ? eaten : [],
  })
}

/** A family in which one tag is the child's and another is of someone who eats with it. */
export function familyWithTags(own: ParentTag, other: ParentTag, nth: number): ProfileFacts {
  const eater: EaterFacts = {
    age: 40,
    allergies: [],
    dietary_preferences: [],
    [other.list]: [other.tag],
  }
  return { ...childWithTag(own, nth), people_at_table: 2, eaters: [eater] }
}

/** The plan for a child as the API answers it; null where none is made. */
export function planOfChild(child: ProfileFacts, seed: number): MealPlan | null {
  const outcome = composePlan({ child, startDate, durationDays: 7, seed, steps: 400, locked: [] })
  return outcome.kind === 'plan' ? wirePlanOf(child, outcome.planData) : null
}

export const planWithTag = (said: ParentTag, nth: number): MealPlan | null =>
  planOfChild(childWithTag(said, nth), nth)
