import { describe, expect, it } from 'vitest'
import { priceEffect, reportedFrom } from './price-effect.ts'

const dish = (grams: number) => ({ foods: [{ food_id: 'salmon', grams }] })
const wordsOf = (...dishes: Parameters<typeof priceEffect>) =>
  priceEffect(...dishes).map(({ text }) => text)

describe('what a swap does to the cost', () => {
  it('is said in dollars where it is worth it', () => {
    expect(wordsOf(dish(400), dish(200))[0]).toMatch(/^About \$5\.\d\d cheaper\.$/)
    expect(wordsOf(dish(200), dish(400))[0]).toMatch(/^About \$5\.\d\d dearer\.$/)
    expect(wordsOf(dish(200), dish(210))).toEqual([])
    expect(wordsOf(dish(210), dish(200), reportedFrom.aboveBudget)[0]).toMatch(
      /^About \$0\.\d\d cheaper\.$/,
    )
  })

  it('is unknown where nothing stood there, or it does not tell its foods', () => {
    expect(wordsOf(null, dish(400))).toEqual([])
    expect(wordsOf({ foods: [] }, dish(400))).toEqual([])
  })
})
