import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AllergenId } from '../../allergen.ts'
import { foods, requireFood } from '../../foods.ts'
import { patternAmounts } from '../../patterns/food-pattern.ts'
import { foodPatterns, requirePattern } from '../../patterns/food-patterns.ts'
import { plainFoods } from '../../plain-foods/plain-foods.ts'
import { faultSentence } from '../files/fault.ts'
import { readPatternFile } from './read-pattern-file.ts'

const fileOf = (file: string) => ({
  file,
  text: readFileSync(`packages/foods/data/${file}`, 'utf8'),
})

const files = { sources: fileOf('sources.yaml'), patterns: fileOf('food-patterns.csv') }
const ids = [...new Set([...foods, ...plainFoods].map(({ id }) => id))]

const faultsWith = (from: string, to: string) => {
  const text = files.patterns.text.replace(from, to)
  expect(text).not.toBe(files.patterns.text)
  const patterns = { ...files.patterns, text }
  return readPatternFile({ ...files, patterns }, ids).faults.map(faultSentence)
}

/** Of a plant drink nobody counted the grain; of these records nobody counted the two fats. */
const unknown: Readonly<Record<string, readonly string[]>> = {
  'oat-drink': ['whole_grain_oz', 'refined_grain_oz'],
  'oat-drink-gluten-free': ['whole_grain_oz', 'refined_grain_oz'],
  clementine: ['mono_fat_g', 'poly_fat_g'],
  'raspberry-frozen': ['mono_fat_g', 'poly_fat_g'],
  shiitake: ['mono_fat_g', 'poly_fat_g'],
  'soy-yogurt': ['mono_fat_g', 'poly_fat_g'],
  'vinegar-wine': ['mono_fat_g', 'poly_fat_g'],
  'balsamic-vinegar': ['mono_fat_g', 'poly_fat_g'],
}

describe('the table of food patterns', () => {
  it('is compiled as it is written, with a row for every food', () => {
    const { patterns, faults } = readPatternFile(files, ids)
    expect(faults).toEqual([])
    expect(new Map(patterns)).toEqual(foodPatterns)
    expect(new Set(foodPatterns.keys())).toEqual(new Set(ids))
    expect(() => requirePattern('unobtainium')).toThrow(
      'No food with a pattern has the id unobtainium',
    )
  })

  it('knows every amount of every food but of those that are named', () => {
    const blank = ids.flatMap((id) => {
      const missing = patternAmounts.filter((amount) => requirePattern(id)[amount] === null)
      return missing.length > 0 ? [[id, missing] as const] : []
    })
    expect(Object.fromEntries(blank)).toEqual(unknown)
  })

  it('holds no more of the three fats than the food has fat', () => {
    const odd = ids.filter((id) => {
      const { mono_fat_g: mono, poly_fat_g: poly } = requirePattern(id)
      const { fat_g: fat, sat_fat_g: saturated } = requireFood(id).per100g
      return (mono ?? 0) + (poly ?? 0) + (saturated ?? 0) > 1.05 * (fat ?? 0) + 0.15
    })
    expect(odd).toEqual([])
  })

  it('counts dairy where there may be milk, or is soy, and seafood where there is fish', () => {
    const odd = ids.filter((id) => {
      const { dairy_cup: dairy, seafood_oz: seafood } = requirePattern(id)
      const { contains, oftenContains } = requireFood(id)
      const mayHold = (one: AllergenId) => contains.includes(one) || oftenContains.includes(one)
      const isDairy = mayHold('milk') || contains.includes('soy')
      const isSeafood = mayHold('fish') || mayHold('crustacean') || mayHold('mollusc')
      return ((dairy ?? 0) > 0 && !isDairy) || ((seafood ?? 0) > 0 && !isSeafood)
    })
    expect(odd).toEqual([])
  })

  it.each([
    [
      'a food that is none',
      'apple,0.91',
      'appel,0.91',
      2,
      'food: appel is no food of ours; apple?',
    ],
    [
      'juice without fruit',
      'apple,0.91,0',
      'apple,0.91,1',
      1,
      'juice_cup: juice_cup is a part of fruit_cup, and more than that',
    ],
    [
      'a source that is none',
      'usda-fped-2017-18',
      'usda-fped',
      1,
      'source: usda-fped cannot stand here',
    ],
    ['a record that is missing', 'same,63101000', 'same,', 1, 'of: of is missing'],
    [
      'a basis that is none',
      'same,63101000',
      'alike,63101000',
      1,
      'basis: alike cannot stand here',
    ],
    [
      'a scale where nothing is scaled',
      'same,63101000,,',
      'same,63101000,2,',
      1,
      'scale: a scaled row says by how much',
    ],
  ])('refuses %s', (_, from, to, count, sentence) => {
    const faults = faultsWith(from, to)
    expect(faults).toHaveLength(count)
    expect(faults.join(' ')).toContain(sentence)
  })

  it('refuses a food that stands twice, and one without a row', () => {
    const [head, first = ''] = files.patterns.text.split('\n')
    expect(faultsWith(`${head}\n`, `${head}\n${first}\n`)).toEqual([
      'food-patterns.csv:3, food: apple stands above already: take one of them out',
    ])
    expect(faultsWith(`${first}\n`, '')).toEqual([
      'food-patterns.csv:1, food: apple has no pattern: write a row for it, with nothing in a cell that is unknown',
    ])
  })
})
