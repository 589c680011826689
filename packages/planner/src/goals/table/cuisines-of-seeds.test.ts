import { typedNames } from '@brightplate/foods/interpret/names/typed-names'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import type { Restrictions } from '@brightplate/foods/restrictions'
import { describe, expect, it } from 'vitest'
import { isOfCuisine } from '../../cuisine/is-of-cuisine.ts'
import type { Dish } from '../../dishes/dish.ts'
import { ourMenu } from '../../menu.ts'
import type { PlannerProfile } from '../../planner-profile.ts'
import { countsNothing } from '../../rules/counted-limits.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { pick, randomStream } from '../../search/random.ts'
import { search } from '../../search/search.ts'
import { slots } from '../../slot.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'

const startDate = '2026-11-23'
const mains = [slots.indexOf('lunch'), slots.indexOf('dinner')]
const allergens = ['milk', 'egg', 'wheat', 'soy', 'peanut'] as const
const diets = ['vegetarian', 'vegan', 'halal', 'kosher'] as const

function childOf(seed: number): PlannerProfile {
  const random = randomStream(seed)
  const some = <One>(all: readonly One[], share: number): One[] => {
    const one = all[pick(random, all.length)]
    return random() < share && one !== undefined ? [one] : []
  }
  const ids = typedNames.cuisines.map(({ id }) => id)
  const first = ids[seed % ids.length] ?? 'indian'
  const cuisines = [...new Set([first, ...some(ids, 1 / 2)])]
  const rules: Partial<Restrictions> = {
    allergens: some(allergens, 2 / 3),
    diets: some(diets, 1 / 3),
  }
  const own = plainFoods.filter((food) => food.variantOf === null && food.cuisines.includes(first))
  const safeFoods =
    random() < 1 / 3 && own.length > 0
      ? [1, 2, 3].flatMap(() => some(own, 1).map(({ name }) => safeFood(name)))
      : []
  return buildProfile({ ageYears: 2 + pick(random, 14), cuisines, safeFoods }, rules)
}

/** At most how often a dish is asked to stand. */
const timesOfDish = 2

/** Dish by dish of every lunch and dinner that may stand: how many of a week could be of some cuisines, up to `most`. */
function couldBe(
  options: readonly { dish: Dish; isUnlimited: boolean }[],
  profile: PlannerProfile,
  most: number,
): number {
  const ids = options.flatMap(({ dish, isUnlimited }) =>
    isUnlimited && isOfCuisine(dish, profile) ? dish.recipe.id : [],
  )
  return Math.min(most, timesOfDish * new Set(ids).size)
}

describe('a week of a family that asks for cuisines', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'has half of its lunches and dinners of them, and of each of two its share, where their dishes may stand: %i',
    (seed) => {
      const profile = childOf(seed)
      const { cuisines = [] } = profile
      const problem = buildProblem(ourMenu, profile, startDate, 7)
      const tried = mains.flatMap((slot) =>
        (problem.slots[slot] ?? []).flatMap(([first]) =>
          first && (profile.safeFoods.length === 0 || first.accepted.length > 0)
            ? { dish: first.serving.dish, isUnlimited: countsNothing(first.counted) }
            : [],
        ),
      )
      const { cells } = search(problem, { seed: 1, steps: 1200 })
      const eaten = cells.flatMap((cell, at) =>
        mains.includes(at % slots.length) ? cell.serving.dish : [],
      )
      const countOf = (asked: readonly string[]) =>
        eaten.filter((dish) => isOfCuisine(dish, { ...profile, cuisines: asked })).length
      expect(countOf(cuisines)).toBeGreaterThanOrEqual(couldBe(tried, profile, 7))
      if (cuisines.length < 2) return
      for (const one of cuisines)
        expect(countOf([one])).toBeGreaterThanOrEqual(
          couldBe(tried, { ...profile, cuisines: [one] }, 3),
        )
    },
  )
})
