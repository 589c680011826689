import { describe, expect, it } from 'vitest'
import { isAlcoholicDrink } from './is-alcoholic-drink.ts'

describe('an alcoholic drink', () => {
  it.each(['beer', 'glass of wine', 'Vodka', 'vino tinto', 'shandy'])('is “%s”', (typed) => {
    expect(isAlcoholicDrink(typed)).toBe(true)
  })

  it.each(['root beer', 'ginger beer', 'wine gums', 'beer battered fish', 'apple juice', ''])(
    'is none: “%s”',
    (typed) => {
      expect(isAlcoholicDrink(typed)).toBe(false)
    },
  )
})
