import { readFileSync } from 'node:fs'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { describe, expect, it } from 'vitest'
import { readMealCompositions } from './read-meal-compositions.ts'

const own = readFileSync(new URL('../../data/meal-compositions.yaml', import.meta.url), 'utf8')

const isPlainFood = (id: string) => plainFoodOf(id) !== undefined

const sentencesOf = (text: string) =>
  (readMealCompositions('meal-compositions.yaml', text, isPlainFood).faults ?? []).map(
    faultSentence,
  )

const changed = (from: string, to: string) => {
  expect(own).toContain(from)
  return sentencesOf(own.replace(from, to))
}

describe('the table of meal compositions', () => {
  it('gives each base what may stand beside it, kinds of groups written out', () => {
    const { mealBases } = readMealCompositions('meal-compositions.yaml', own, isPlainFood)
    const cereal = mealBases?.breakfast.find(({ group }) => group === 'cereal')
    expect(cereal?.beside).toEqual(expect.arrayContaining(['milk', 'plant-drink', 'fruit']))
    expect(cereal?.usually[0]).toEqual([['milk', 'plant-drink'], ['fruit']])
  })

  it('puts no vegetable beside porridge, and no sauce or drink under anything', () => {
    const { mealBases } = readMealCompositions('meal-compositions.yaml', own, isPlainFood)
    const porridge = mealBases?.breakfast.find(({ group }) => group === 'hot-cereal')
    expect(porridge?.beside.filter((group) => group.startsWith('vegetable'))).toEqual([])
    const bases = [...(mealBases?.breakfast ?? []), ...(mealBases?.['lunch-and-dinner'] ?? [])]
    const none = [
      'milk',
      'plant-drink',
      'juice',
      'drink-sweet',
      'spread-dip',
      'spread',
      'syrup',
      'sweets',
      'formula',
    ]
    expect(bases.filter(({ group }) => none.includes(group))).toEqual([])
  })

  it('lets what a child drinks stand beside any base, and sweets at a snack where they go with none of its bases', () => {
    const read = readMealCompositions('meal-compositions.yaml', own, isPlainFood)
    const table = read.faults === null ? read : undefined
    expect(table?.eatenBeside.snack).toContain('milk')
    expect(table?.eatenBeside.snack).not.toContain('sweets')
    expect(table?.besideAtLast.snack).toEqual(expect.arrayContaining(['sweets', 'dessert']))
    expect(table?.besideAtLast.breakfast).toEqual([])
  })

  it('says what the food of a kitchen is eaten with, and that char siu needs it', () => {
    const read = readMealCompositions('meal-compositions.yaml', own, isPlainFood)
    expect(read.faults === null && read.staples.chinese).toContain('plain-rice')
    const meat = read.mealBases?.['lunch-and-dinner'].find(({ group }) => group === 'meat')
    expect(meat?.needs).toContain('rice')
    expect(changed('filipino: [plain-rice,', 'filipino: [plain-ricee,')).toEqual([
      expect.stringMatching(
        /^meal-compositions\.yaml:\d+, staples filipino 1: plain-ricee is no plain food of ours$/,
      ),
    ])
  })

  it('knows what has its starch in it, by plain foods of ours alone', () => {
    const read = readMealCompositions('meal-compositions.yaml', own, isPlainFood)
    expect(read.faults === null && read.ownStarch).toContain('rfissa')
    expect(changed('  rfissa,', '  rfisa,')).toEqual([
      expect.stringMatching(/, own_starch \d+: rfisa is no plain food of ours$/),
    ])
  })

  it('says in a sentence what is wrong with it, where, and how to mend it', () => {
    const line = 1 + own.split('\n').findIndex((one) => one.includes('with: [milks, fruits'))
    expect(
      changed('with: [milks, fruits, fruit-dried, yogurt', 'with: [milks, frits, yogurt'),
    ).toEqual([
      `meal-compositions.yaml:${line}, breakfast cereal with 2: frits is no group; fruits?`,
      `meal-compositions.yaml:${line + 2}, breakfast cereal usually 1 2: fruit is not among what stands "with" cereal: add it there`,
    ])
    expect(changed('  pancake-waffle:', '  pancakes:')).toEqual([
      expect.stringMatching(/^meal-compositions\.yaml:\d+, breakfast pancakes: /),
    ])
    expect(
      changed('    usually: [[milks, fruit], [milks]]', '    usual: [[milks, fruit], [milks]]'),
    ).toEqual([
      expect.stringContaining('usually is missing: a list of compositions'),
      expect.stringContaining(
        'usual is no word of ours here: with, only, side_at_dinner, needs, usually',
      ),
    ])
  })
})
