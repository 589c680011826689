import { describe, expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import { buildProblem } from '../search/build-problem.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { hasOneStarch } from './own-starch.ts'

/** Every lunch and dinner that is tried for a child who eats these foods, by what was typed and what is ours. */
function mealsOf(foods: readonly string[], isListAll = false) {
  const profile = buildProfile({
    ageYears: 7,
    safeFoods: foods.map(safeFood),
    safeFoodsNearlyAll: isListAll,
  })
  return buildProblem(ourMenu, profile, '2026-11-23', 7)
    .slots.slice(1, 3)
    .flat()
    .flatMap(([first]) => (first ? [first.parts] : []))
}

const typedIn = (meals: ReturnType<typeof mealsOf>) =>
  meals.map((parts) => parts.map(({ safeFood: food }) => food?.typed ?? 'ours'))

describe('a dish that has its starch in it', () => {
  it.each([
    ['rfissa', 'bread'],
    ['yam and egg', 'white rice'],
    ['pho', 'white rice'],
    ['pierogi', 'bread'],
    ['fufu', 'white rice'],
  ])('%s has no %s beside it, nor a starch of ours, and is a meal all the same', (dish, starch) => {
    for (const isListAll of [false, true]) {
      const meals = mealsOf([dish, starch, 'grilled chicken', 'apples'], isListAll)
      const own = typedIn(meals).filter((names) => names.includes(dish))
      expect(own.length).toBeGreaterThan(0)
      expect(own.filter((names) => names.includes(starch))).toEqual([])
      expect(meals.filter((parts) => !hasOneStarch(parts))).toEqual([])
    }
  })

  it('needs none beside it, where chicken still has its rice', () => {
    const meals = typedIn(mealsOf(['rfissa', 'grilled chicken', 'white rice', 'apples']))
    const upon = (base: string) => meals.filter(([first]) => first === base)
    expect(upon('rfissa').some((names) => !names.includes('white rice'))).toBe(true)
    expect(upon('grilled chicken').every((names) => names.includes('white rice'))).toBe(true)
  })
})
