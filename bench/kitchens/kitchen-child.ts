import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { pick, randomStream } from '@brightplate/planner/search/random'
import { type BenchProfile, benchProfile } from '../profiles/profiles.ts'

/** The kitchens whose everyday foods are in the table. */
export const kitchens = [
  ...new Set(plainFoods.flatMap(({ cuisines }) => cuisines).filter((one) => one !== 'southern')),
].sort()

/** An allergy as it is typed, and what the checker is told of it. */
const allergies = [
  ['milk', ['milk']],
  ['egg', ['egg']],
  ['peanut', ['peanut']],
  ['wheat', ['wheat']],
  ['soy', ['soy']],
  ['sesame', ['sesame']],
  ['fish', ['fish']],
  ['shellfish', ['shellfish']],
  ['mustard', ['mustard']],
  ['celery', ['celery']],
] as const

const diets = ['vegetarian', 'halal', 'kosher', 'no pork', 'no beef'] as const
const oldest = 17
const mostFoods = 9

/**
 * A child of a kitchen, of 1 to 17 years, who eats three to nine of its foods and has one or two allergies, a third of
 * them a diet as well; half are asked for by the kitchen's name. The same for the same seed.
 */
export function kitchenChild(seed: number): BenchProfile {
  const random = randomStream(seed)
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[pick(random, items.length)]
    if (item === undefined) throw new RangeError('Nothing to choose from')
    return item
  }
  const kitchen = kitchens[seed % kitchens.length] ?? 'indian'
  const own = plainFoods.filter(
    ({ cuisines, variantOf }) => variantOf === null && cuisines.includes(kitchen),
  )
  const foods = Array.from({ length: 3 + pick(random, mostFoods - 2) }, () => one(own))
  const allergic = Array.from({ length: 1 + pick(random, 2) }, () => one(allergies))
  const diet = random() < 1 / 3 ? [one(diets)] : []
  const wish = random() < 1 / 2 ? [kitchen.replaceAll('-', ' ')] : []
  return benchProfile(
    `${kitchen} ${seed}`,
    {
      age: 1 + pick(random, oldest),
      allergies: [...new Set(allergic.map(([typed]) => typed))],
      dietary_preferences: [...diet, ...wish],
      safe_foods: [...new Set(foods.map(({ name }) => name))],
      safe_foods_nearly_all: random() < 1 / 2,
    },
    {
      avoids: [...new Set(allergic.flatMap(([, avoids]) => [...avoids]))],
      diets: diet.filter((typed) => typed !== 'no pork' && typed !== 'no beef'),
    },
  )
}
