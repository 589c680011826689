import { describe, expect, it } from 'vitest'
import { excluded } from './exclusion.ts'
import type { Food } from './food.ts'
import { foods } from './foods.ts'
import { plainFoods } from './plain-foods/plain-foods.ts'
import { buildRestrictions } from './testing/build-restrictions.ts'

const judged: readonly Food[] = [...foods, ...plainFoods.map(({ food }) => food)]

const isOut = (words: readonly string[]) => (food: Food) =>
  excluded(food, buildRestrictions({ words })) !== null

/** What the tables say of a food, by the words that a parent keeps it out with. */
const facts: [readonly string[], (food: Food) => boolean][] = [
  [['pork'], ({ origins }) => origins.includes('pork')],
  [['beef'], ({ origins }) => origins.includes('beef')],
  [['chicken', 'turkey', 'duck'], ({ origins }) => origins.includes('poultry')],
  [['honey'], ({ origins }) => origins.includes('honey')],
  [['gelatine'], ({ origins }) => origins.includes('gelatine')],
  [['alcohol'], ({ origins }) => origins.includes('alcohol')],
  [['food dye'], ({ addedColour }) => addedColour === true],
  [['caffeine'], ({ caffeineMg = 0 }) => caffeineMg >= 1],
  [['caffeine'], ({ madeOf }) => madeOf.includes('cocoa')],
]

describe('a word that a column of the tables tells of', () => {
  it.each(facts)('keeps out every food of which they say so: %s', (words, isSaid) => {
    const held = judged.filter(isSaid)
    expect(held).not.toEqual([])
    expect(held.filter((food) => !isOut(words)(food)).map(({ name }) => name)).toEqual([])
  })

  it('leaves in what has a look of it and is none', () => {
    const names = (words: readonly string[]) =>
      judged.filter((food) => !isOut(words)(food)).map(({ name }) => name)
    expect(names(['gelatine'])).toEqual(expect.arrayContaining(['vegan gummy candy']))
  })
})
