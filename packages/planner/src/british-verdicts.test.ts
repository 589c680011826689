import { allergenIds } from '@brightplate/foods/allergen'
import { inBritish, judgedBritish } from '@brightplate/foods/languages/british/in-british'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { dietIds } from '@brightplate/foods/restrictions'
import { buildPlanText } from '@brightplate/foods/safety-check/build-plan-text'
import { type LexiconTerms, openPlanCheck } from '@brightplate/foods/safety-check/check-plan-text'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { expect, it } from 'vitest'
import { plainDish } from './compositions/parts/plain-dish.ts'
import { legalDish } from './rules/legal-dish.ts'
import { writtenDish } from './spanish/testing/written-dish.ts'
import { buildProfile } from './testing/build-profile.ts'

const free = { ageYears: 8, carefulChewing: false, allergens: [], diets: [], words: [] }
const rules = [
  ...allergenIds.map((id) => ({ id, check: openPlanCheck({ ...free, allergens: [id] }) })),
  ...dietIds.map((id) => ({ id, check: openPlanCheck({ ...free, diets: [id] }) })),
]

const profile = buildProfile({ peopleAtTable: 2, measures: 'metric' })
const dishes = [
  ...allRecipes.flatMap((recipe) => {
    const { dish } = legalDish(recipe, profile)
    return dish ? writtenDish(dish, { recipe_id: recipe.id }, profile) : []
  }),
  ...plainFoods.flatMap((plain) => {
    const { dish } = plainDish(plain, 'lunch', profile)
    return dish ? writtenDish(dish, { food_id: plain.id }, profile) : []
  }),
]

it('the British words of every recipe and plain food, with its steps, break the rules that the American break', () => {
  const terms: LexiconTerms = new Map()
  let alarms = 0
  const missed = dishes.flatMap((dish) => {
    const { name, ingredients: lines, steps } = dish
    const american = buildPlanText({ slot: 'dinner', name, lines, steps })
    const all = [name, ...lines, ...steps]
    if (all.every((text) => inBritish(text) === text)) return []
    const judged = (text: string) => judgedBritish(inBritish(text))
    const british = buildPlanText({
      slot: 'dinner',
      name: judged(name).join(', '),
      lines: lines.flatMap(judged),
      steps: steps.flatMap(judged),
    })
    return rules.flatMap(({ id, check }) => {
      const breaks = (text: typeof american) =>
        check(text, terms).some(({ rule }) => rule !== 'age')
      const [before, now] = [breaks(american), breaks(british)]
      if (!before && now) alarms += 1
      return before && !now ? [`${id}: ${inBritish(name)}`] : []
    })
  })
  expect(dishes.length).toBeGreaterThan(2400)
  expect(missed).toEqual([])
  // such a meal is read in American by a child with the rule
  expect(alarms).toBeLessThanOrEqual(110)
})
