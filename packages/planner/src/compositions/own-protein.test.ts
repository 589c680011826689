import { expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import { buildProblem } from '../search/build-problem.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'

/** The groups of each lunch and dinner that is built upon a food, by what else is eaten. */
function mealsUpon(base: string, foods: readonly string[]) {
  const profile = buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll: true })
  return buildProblem(ourMenu, profile, '2026-11-23', 7)
    .slots.slice(1, 3)
    .flat()
    .flatMap(([first]) => (first ? [first.parts.map(({ candidateFood }) => candidateFood)] : []))
    .filter(([first]) => first?.form === base)
    .map((parts) => parts.map(({ group }) => group))
}

it('sets meat beside home fries wherever a child eats some', () => {
  const meals = mealsUpon('home-fries', ['home fries', 'steak', 'bacon', 'green beans', 'bagels'])
  expect(meals.length).toBeGreaterThan(0)
  expect(meals.filter((groups) => !groups.includes('meat'))).toEqual([])
})

it('leaves them as they are for a child who eats nothing of the kind', () => {
  const meals = mealsUpon('home-fries', ['home fries', 'green beans', 'strawberries'])
  expect(meals.some((groups) => !groups.includes('meat'))).toBe(true)
})

it('asks for nothing beside latkes, which have egg in them', () => {
  const meals = mealsUpon('latkes', ['latkes', 'steak', 'bacon', 'applesauce'])
  expect(meals.some((groups) => !groups.includes('meat'))).toBe(true)
})

it('offers no roti or naan to a family that asked for no kitchen', () => {
  const { slots } = buildProblem(ourMenu, buildProfile({}), '2026-11-23', 7)
  const forms = new Set(
    slots
      .flat()
      .flatMap((options) => options.flatMap(({ parts }) => parts))
      .map(({ candidateFood: { form } }) => form),
  )
  expect(['chapati', 'naan', 'corn-tortilla'].filter((form) => forms.has(form))).toEqual([])
})
