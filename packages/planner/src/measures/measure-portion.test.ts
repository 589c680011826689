import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gramsOfPortion, measurePortion } from './measure-portion.ts'

const milk = { cupGrams: 244, drunk: true }
const pasta = { cupGrams: 140, drunk: false }

describe('a portion that is drunk', () => {
  it.each([
    [12, '0.5'],
    [53, '1.5'],
  ])('of %d g has halves of a fluid ounce while it is under two', (grams, value) => {
    expect(measurePortion(grams, milk, 'us').value).toBe(Number(value))
  })

  it.each([
    [61, '2 fl oz', 61],
    [184, '6 fl oz', 183],
    [253, '8 fl oz', 244],
  ])('of %d g is whole fluid ounces, and weighs what is in them', (grams, text, weight) => {
    expect(measurePortion(grams, milk, 'us')).toMatchObject({ text, grams: weight })
  })

  it('is tens of millilitres in metric, and is never weighed', () => {
    expect(measurePortion(184, milk, 'metric')).toMatchObject({ text: '180 ml', isWeighed: false })
    expect(measurePortion(3, milk, 'metric').text).toBe('10 ml')
  })
})

describe('a portion that is scooped', () => {
  it.each([
    [23, '2 1/2 tbsp'],
    [25, '1/4 cup'],
    [52, '1/4 cup'],
    [53, '1/2 cup'],
    [157, '1 cup'],
    [158, '1 1/4 cups'],
    [7.8, '2 1/2 tsp'],
    [7.9, '1 tbsp'],
  ])('of %d g is %s: quarters of a cup, halves of a spoon', (grams, text) => {
    expect(measurePortion(grams, pasta, 'us').text).toBe(text)
  })

  it('is weighed in metric, and spooned up to two tablespoons', () => {
    expect(measurePortion(17, pasta, 'metric')).toMatchObject({ text: '2 tbsp', isWeighed: false })
    expect(measurePortion(18, pasta, 'metric')).toMatchObject({ text: '20 g', isWeighed: true })
  })

  it('weighs what is printed, in any amount', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 900, noNaN: true }),
        fc.double({ min: 5, max: 340, noNaN: true }),
        fc.boolean(),
        fc.constantFrom('us' as const, 'metric' as const),
        (grams, cupGrams, drunk, system) => {
          const scooped = { cupGrams, drunk }
          const amount = measurePortion(grams, scooped, system)
          expect(gramsOfPortion(grams, scooped, system)).toBe(amount.grams)
          expect(measurePortion(amount.grams, scooped, system).grams).toBeGreaterThan(0)
          expect(amount.text).not.toMatch(/\/3|NaN|^0/)
        },
      ),
      { seed: 157 },
    )
  })
})
