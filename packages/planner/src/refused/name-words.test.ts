import { allRecipes } from '@brightplate/recipes/all-recipes'
import { expect, it } from 'vitest'
import { legalDish } from '../rules/legal-dish.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { nameWordsOf } from './name-words.ts'

it('are those of what each child gets, whatever another one got of the same recipe', () => {
  const children = [
    buildProfile(),
    buildProfile({}, { allergens: ['milk', 'egg', 'wheat'] }),
    buildProfile({}, { diets: ['vegan'] }),
  ]
  const named = (round: number) =>
    allRecipes.flatMap((recipe) =>
      children.map((child) => {
        // A recipe of its own has nothing remembered of other children.
        const { dish } = legalDish(round === 1 ? recipe : structuredClone(recipe), child)
        return dish ? nameWordsOf(dish) : ''
      }),
    )
  const together = named(1)
  expect(together).toEqual(named(2))
  const differ = allRecipes.filter(
    (_, index) => new Set(together.slice(index * 3, index * 3 + 3).filter(Boolean)).size > 1,
  )
  expect(differ.length).toBeGreaterThan(5)
})
