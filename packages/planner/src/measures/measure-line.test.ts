import { requireFood } from '@brightplate/foods/foods'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { plainDish } from '../compositions/parts/plain-dish.ts'
import { scaleLine } from '../dishes/scale-line.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { measureLine, weighLine } from './measure-line.ts'

const scales = [0.07, 0.25, 0.5, 0.75, 1, 1.25, 1.9, 3, 7.4]

const profile = buildProfile({})
const portions = plainFoods.flatMap((plain) =>
  [2, 7, 15].flatMap((ageYears) => {
    const child = buildProfile({ ageYears }, { ageYears })
    return plainDish(plain, 'lunch', child).dish?.ingredients ?? []
  }),
)
const lines = [
  ...allRecipes.flatMap((recipe) => legalDish(recipe, profile).dish?.ingredients ?? []),
  ...portions,
]

describe('the weight of a line', () => {
  it.each(['us', 'metric'] as const)('is what is printed of it, in any size (%s)', (system) => {
    const weighed = lines.flatMap(({ ingredient, food }) =>
      scales.map((scale) => weighLine(ingredient, food, system)(scale)),
    )
    const printed = lines.flatMap(({ ingredient, food }) =>
      scales.map((scale) => measureLine(ingredient, food, scale, system).grams),
    )
    expect(weighed.length).toBeGreaterThan(10_000)
    expect(weighed).toEqual(printed)
  })

  it('is of whole tubes, sticks and bars, however little of them a child eats', () => {
    const whole = ['yogurt-tubes', 'string-cheese', 'ice-pop', 'ice-cream-cone', 'protein-bar']
    for (const id of whole) {
      const pieces = portions
        .filter(({ food }) => food.id === id)
        .flatMap(({ ingredient, food }) =>
          scales.map((scale) => measureLine(ingredient, food, scale, 'us').pieces),
        )
      expect(pieces.length, id).toBeGreaterThan(0)
      expect(
        pieces.filter((one) => one === null || one < 1 || one % 1 !== 0),
        id,
      ).toEqual([])
    }
  })

  it('is its own for each food and measure, whatever was asked before', () => {
    const others = ['butter', 'egg', 'banana'].map(requireFood)
    const systems = ['metric', 'us', 'metric'] as const
    for (const { ingredient, food } of lines) {
      for (const one of [food, ...others]) {
        for (const system of systems) {
          const { grams } = measureLine(ingredient, one, 1.37, system)
          expect(weighLine(ingredient, one, system)(1.37), `${one.id}, ${system}`).toBe(grams)
        }
      }
    }
  })

  it('is what the line says, so that a limit is kept by what a cook reads', () => {
    const said = lines.flatMap(({ ingredient, food, prep }) =>
      scales.flatMap((scale) => {
        const { text, grams } = scaleLine(ingredient, food, scale, prep, profile)
        return Number(/\(([\d.]+) g\)$/.exec(text)?.[1]) === grams ? [] : text
      }),
    )
    expect(said).toEqual([])
  })
})

describe('a portion for a whole table', () => {
  const tots = plainFoods.find(({ id }) => id === 'tater-tots')
  const [line] = tots ? (plainDish(tots, 'lunch', profile).dish?.ingredients ?? []) : []
  if (!line) throw new Error('no tater tots')
  const each = line.food.measures.piece ?? 0
  const textOf = (pieces: number, system: 'us' | 'metric' = 'us') =>
    measureLine(line.ingredient, line.food, (pieces * each) / line.ingredient.grams, system).text

  it('is counted out as far as two dozen, and weighed above', () => {
    expect(textOf(24)).toBe('24')
    expect(textOf(25)).toBe('7 oz')
    expect(textOf(84)).toBe('23 1/2 oz')
    expect(textOf(84, 'metric')).toMatch(/^6\d\d g$/)
  })
})
