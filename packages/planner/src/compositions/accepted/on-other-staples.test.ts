import { expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'

const staples = ['wheat-noodles', 'mantou']

/** What a family that asks for Chinese food may have beside char siu of the other staples of that kitchen. */
function besideCharSiu(foods: readonly string[], safeFoodsNearlyAll = false): string[] {
  const profile = buildProfile({
    cuisines: ['chinese'],
    safeFoods: foods.map(safeFood),
    safeFoodsNearlyAll,
  })
  return buildProblem(ourMenu, profile, '2026-11-23', 7)
    .slots.slice(1, 3)
    .flat()
    .flatMap(([first]) => (first ? [first.parts.map(({ candidateFood: { form } }) => form)] : []))
    .filter(([base]) => base === 'char-siu')
    .flatMap((forms) => forms.filter((form) => staples.includes(form)))
}

it('sets char siu on other staples of its kitchen too, where rice is the only one that is eaten', () => {
  expect(besideCharSiu(['char siu', 'rice', 'bok choy'])).not.toEqual([])
})

it('sets none of ours in the place of noodles that are eaten', () => {
  expect(besideCharSiu(['char siu', 'rice', 'lo mein', 'toast'])).toEqual([])
})

it('sets none beside the food of a list that is nearly whole', () => {
  expect(besideCharSiu(['char siu', 'rice', 'bok choy'], true)).toEqual([])
})
