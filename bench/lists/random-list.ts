import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { pick, randomStream } from '@brightplate/planner/search/random'
import { benchProfile } from '../profiles/profiles.ts'

const allergies = [
  'milk',
  'egg',
  'peanut',
  'tree nuts',
  'wheat',
  'gluten',
  'fish',
  'shellfish',
  'soy',
  'sesame',
]
const diets = [
  'vegetarian',
  'vegan',
  'halal',
  'kosher',
  'gluten free',
  'dairy free',
  'no pork',
  'no beef',
]
const oldest = 18
const mostFoods = 12

/** A child of 1 to 18 who eats one to twelve plain foods, a third of them with allergies or diets; the same for the same seed. */
export function randomList(seed: number): ProfileFacts {
  const random = randomStream(seed)
  const some = <Item>(items: readonly Item[], count: number): Item[] =>
    [...new Set(Array.from({ length: count }, () => items[pick(random, items.length)]))].flatMap(
      (item) => item ?? [],
    )
  const ordinary = plainFoods.filter(({ variantOf }) => variantOf === null)
  const isRestricted = random() < 1 / 3
  const { facts } = benchProfile(`list-${seed}`, {
    age: 1 + pick(random, oldest),
    safe_foods: some(ordinary, 1 + pick(random, mostFoods)).map(({ name }) => name),
    safe_foods_nearly_all: random() < 2 / 3,
    allergies: isRestricted ? some(allergies, 1 + pick(random, 3)) : [],
    dietary_preferences: isRestricted ? some(diets, pick(random, 2)) : [],
  })
  return facts
}
