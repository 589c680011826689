import { readFileSync } from 'node:fs'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { describe, expect, it } from 'vitest'
import { readPlates } from './read-plates.ts'

const own = readFileSync(new URL('../../data/plates.yaml', import.meta.url), 'utf8')

const isPlainFood = (id: string) => plainFoodOf(id) !== undefined

const sentencesOf = (text: string) =>
  (readPlates('plates.yaml', text, isPlainFood).faults ?? []).map(faultSentence)

const changed = (from: string, to: string) => {
  expect(own).toContain(from)
  return sentencesOf(own.replace(from, to))
}

describe('the table of plates', () => {
  it('gives each base what may stand beside it, kinds of groups written out', () => {
    const { plates } = readPlates('plates.yaml', own, isPlainFood)
    const cereal = plates?.breakfast.find(({ group }) => group === 'cereal')
    expect(cereal?.beside).toEqual(expect.arrayContaining(['milk', 'plant-drink', 'fruit']))
    expect(cereal?.usually).toEqual([[['milk', 'plant-drink'], ['fruit']]])
  })

  it('puts no vegetable beside porridge, and no sauce or drink under anything', () => {
    const { plates } = readPlates('plates.yaml', own, isPlainFood)
    const porridge = plates?.breakfast.find(({ group }) => group === 'hot-cereal')
    expect(porridge?.beside.filter((group) => group.startsWith('vegetable'))).toEqual([])
    const bases = [...(plates?.breakfast ?? []), ...(plates?.['lunch-and-dinner'] ?? [])]
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
    const read = readPlates('plates.yaml', own, isPlainFood)
    const plates = read.faults === null ? read : undefined
    expect(plates?.eatenBeside.snack).toContain('milk')
    expect(plates?.eatenBeside.snack).not.toContain('sweets')
    expect(plates?.besideAtLast.snack).toEqual(expect.arrayContaining(['sweets', 'dessert']))
    expect(plates?.besideAtLast.breakfast).toEqual([])
  })

  it('says what the food of a kitchen is eaten with, and that char siu needs it', () => {
    const read = readPlates('plates.yaml', own, isPlainFood)
    expect(read.faults === null && read.staples.chinese).toContain('plain-rice')
    const meat = read.plates?.['lunch-and-dinner'].find(({ group }) => group === 'meat')
    expect(meat?.needs).toContain('rice')
    expect(changed('filipino: [plain-rice,', 'filipino: [plain-ricee,')).toEqual([
      expect.stringMatching(
        /^plates\.yaml:\d+, staples filipino 1: plain-ricee is no plain food of ours$/,
      ),
    ])
  })

  it('says in a sentence what is wrong with it, where, and how to mend it', () => {
    const line = 1 + own.split('\n').findIndex((one) => one.includes('with: [milks, fruits'))
    expect(
      changed('with: [milks, fruits, fruit-dried, yogurt', 'with: [milks, frits, yogurt'),
    ).toEqual([
      `plates.yaml:${line}, breakfast cereal with 2: frits is no group; fruits?`,
      `plates.yaml:${line + 1}, breakfast cereal usually 1 2: fruit is not among what stands "with" cereal: add it there`,
    ])
    expect(changed('  pancake-waffle:', '  pancakes:')).toEqual([
      expect.stringMatching(/^plates\.yaml:\d+, breakfast pancakes: /),
    ])
    expect(changed('    usually: [[milks, fruit]]', '    usual: [[milks, fruit]]')).toEqual([
      expect.stringContaining('usually is missing: a list of plates'),
      expect.stringContaining(
        'usual is no word of ours here: with, only, side_at_dinner, needs, usually',
      ),
    ])
  })
})
