import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { pick, randomStream } from '@brightplate/planner/search/random'
import { familiesOfFive } from '../profiles/families-of-five.ts'
import { ordinaryProfiles } from '../profiles/ordinary-profiles.ts'
import { benchProfiles } from '../profiles/profiles.ts'
import { selectiveProfiles } from '../profiles/selective-profiles.ts'
import { typedProfile } from '../profiles/typed-profiles.ts'

const said_on = '2026-11-01'
const siblingIds = ['44444444-4444-4444-8444-444444444444', '55555555-5555-4555-8555-555555555555']

const allergies = ['milk', 'egg', 'peanuts', 'sesame', 'soy', 'wheat', 'fish', 'shellfish']
const foods = [
  ...['hamburger', 'french fries', 'scrambled eggs', 'cheese pizza', 'banana', 'plain pasta'],
  ...['peanut butter sandwich', 'yogurt', 'waffles', 'fish sticks', 'apples', 'rice', 'popcorn'],
]
const neverFoods = ['banana', 'broccoli', 'carrots', 'cheese', 'chicken', 'mushrooms', 'oatmeal']
const neverDishes = ['chicken-nuggets-at-home', 'banana-pancakes', 'baked-drumsticks-and-potatoes']
const textures = ['crunchy', 'chewy', 'mixed', 'smooth'] as const

interface Draw {
  chance: (share: number) => boolean
  one: <Item>(items: readonly Item[]) => Item
  some: <Item>(items: readonly Item[], most: number) => Item[]
}

function drawOf(seed: number): Draw {
  const random = randomStream(seed)
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[pick(random, items.length)]
    if (item === undefined) throw new RangeError('Nothing to choose from')
    return item
  }
  return {
    chance: (share) => random() < share,
    one,
    some: (items, most) => [
      ...new Set(Array.from({ length: pick(random, most + 1) }, () => one(items))),
    ],
  }
}

/** A child and one or two siblings with lists of their own, beside an adult. */
function family(seed: number, { chance, one, some }: Draw): ProfileFacts {
  const { facts } = typedProfile(seed)
  const siblings = siblingIds.slice(0, chance(0.3) ? 2 : 1).map((child_id) => ({
    child_id,
    age: one([1, 3, 4, 6, 9, 12, 16]),
    allergies: some(allergies, 2),
    dietary_preferences: [],
    careful_chewing: chance(0.2),
    safe_foods: some(foods, 5),
    refused_foods: some(['banana', 'tomatoes', 'mushrooms', 'fish'], 2),
    safe_foods_nearly_all: chance(0.4),
    foods_said: some(neverFoods, 1).map((food) => ({
      food,
      says: 'never_again' as const,
      said_on,
    })),
  }))
  return {
    ...facts,
    age: one([2, 4, 5, 7, 9, 13]),
    allergies: some(allergies, 2),
    dietary_preferences: [],
    refused_foods: [],
    safe_foods: some(foods, 6),
    people_at_table: 2 + siblings.length,
    eaters: [{ age: 40, allergies: some(allergies, 1), dietary_preferences: [] }, ...siblings],
  }
}

/** A child with wishes, a budget and words of its parents on foods and dishes. */
function wishes(seed: number, { chance, one, some }: Draw): ProfileFacts {
  const { facts } = typedProfile(seed)
  return {
    ...facts,
    allergies: some(allergies, 2),
    dietary_preferences: [],
    safe_foods: some(foods, 5),
    refused_foods: some(['mushrooms', 'tomatoes', 'beans', 'fish', 'eggs', 'cheese'], 2),
    textures_avoided: some(textures, 1),
    weekly_budget: chance(0.5) ? one([60, 120, 250]) : null,
    measures: chance(0.5) ? 'metric' : 'us',
    foods_said: some(neverFoods, 2).map((food) => ({ food, says: 'never_again', said_on })),
    dishes_said: some(neverDishes, 2).map((recipe_id) => ({
      recipe_id,
      name: recipe_id,
      says: 'never_again',
      said_on,
    })),
  }
}

/** The profile of a seed: each kind of household in its turn, and within it each child. */
export function checkedProfile(seed: number): ProfileFacts {
  const nth = Math.floor(seed / 8)
  const among = (all: readonly { facts: ProfileFacts }[]): ProfileFacts => {
    const chosen = all[nth % all.length]
    if (!chosen) throw new RangeError('No profiles')
    return chosen.facts
  }
  switch (seed % 8) {
    case 0:
      return among(benchProfiles)
    case 1:
      return among(selectiveProfiles)
    case 2:
      return among(nth % 4 === 0 ? familiesOfFive : ordinaryProfiles)
    case 3:
    case 4:
      return typedProfile(seed).facts
    case 5:
      return wishes(seed, drawOf(seed))
    default:
      return family(seed, drawOf(seed))
  }
}
