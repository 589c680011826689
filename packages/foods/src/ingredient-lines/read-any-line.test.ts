import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Food, MeasureUnit } from '../food.ts'
import { measureUnits } from '../food.ts'
import { foods } from '../foods.ts'
import { readIngredientLine as read } from './read-ingredient-line.ts'

const foodOf = (line: string) => read(line).food?.id ?? null
const gramsOf = (line: string) => read(line).grams

const unitWords: Partial<Record<MeasureUnit, string>> = { leaf: 'leaves', pinch: 'pinches' }

function printed(food: Food, unit: MeasureUnit, amount: number, weight: string): string {
  const many = amount > 1
  if (unit === 'piece') return `${amount} ${many ? (food.plural ?? food.name) : food.name}${weight}`
  const word = many && unit !== 'tbsp' && unit !== 'tsp' ? (unitWords[unit] ?? `${unit}s`) : unit
  return `${amount} ${word} ${food.name}${weight}`
}

const measured = foods.flatMap((food) =>
  measureUnits.flatMap((unit) => {
    const each = food.measures[unit]
    return each === undefined ? [] : [{ food, unit, each }]
  }),
)

describe('every food of the table', () => {
  it.each(foods.map((food) => [food.id, food] as const))(
    '%s is read by its own names',
    (id, food) => {
      for (const name of [food.name, food.plural ?? food.name, food.name.toUpperCase()]) {
        expect([name, foodOf(`200 g ${name}`), gramsOf(`200 g ${name}`)]).toEqual([name, id, 200])
      }
    },
  )

  it('is read back from its measure and grams as printed (seed 11)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...measured),
        fc.constantFrom(0.5, 1, 1.5, 2, 3, 4.5),
        fc.constantFrom('', ', finely chopped', ', cut lengthwise in quarters'),
        ({ food, unit, each }, amount, prep) => {
          const grams = Math.max(0.1, Math.round(each * amount * 10) / 10)
          const line = printed(food, unit, amount, `${prep} (${grams} g)`)
          expect([line, foodOf(line), gramsOf(line)]).toEqual([line, food.id, grams])
        },
      ),
      { seed: 11, numRuns: 3000 },
    )
  })

  it('never weighs otherwise than its measure when the grams are left out (seed 12)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...measured), fc.constantFrom(0.5, 1, 2, 3), (one, amount) => {
        const line = printed(one.food, one.unit, amount, '')
        const { food, grams } = read(line)
        expect([line, food?.id]).toEqual([line, one.food.id])
        if (grams !== null) expect(Math.abs(grams - one.each * amount)).toBeLessThanOrEqual(0.06)
      }),
      { seed: 12, numRuns: 3000 },
    )
  })
})

describe('any text at all', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc
      .array(
        fc.constantFrom(
          '1',
          '1/2',
          '½',
          '-',
          '(',
          ')',
          ',',
          'cup',
          'plus',
          'of',
          'butter',
          '<b>',
          '</b>',
          '🥚',
          'молоко',
          '牛乳',
          'חלב',
          '2%',
          'x',
          '/',
          'or',
          'labelled free of',
          'free',
          '. ',
          'a ',
        ),
        { maxLength: 20 },
      )
      .map((words) => words.join(' ')),
  )

  it('is read without throwing, and known only with a food and a finite weight (seed 13)', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { food, grams, why, quantity } = read(text)
        expect(why === null).toBe(food !== null && grams !== null)
        if (grams !== null) expect(Number.isFinite(grams)).toBe(true)
        if (quantity) expect(quantity.low).toBeLessThanOrEqual(quantity.high)
      }),
      { seed: 13, numRuns: 1500 },
    )
  })

  // A reader that goes back over its line would not end before the test's limit.
  it('is read in one go even when it is very long', () => {
    for (const part of ['1 ', '(', '1/2 cup plus ', ', ', 'free of milk, ', 'a little ']) {
      expect(read(part.repeat(20_000)).grams).toBeNull()
    }
  })
})
