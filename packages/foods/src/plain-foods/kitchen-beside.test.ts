import { describe, expect, it } from 'vitest'
import { readTokens } from '../tokens/read-tokens.ts'
import { findPlainFoods } from './find-plain-foods.ts'
import { kitchenBeside } from './kitchen-beside.ts'

const beside = (typed: string) => kitchenBeside(readTokens(typed).words)

describe('the name of a kitchen beside a food', () => {
  it('is read at the end and at the beginning', () => {
    expect(beside('baklava turkish')).toEqual({ words: ['baklava'], foodsOf: ['turkish'] })
    expect(beside('filipino taho')?.words).toEqual(['taho'])
    expect(beside('turkish')).toBeNull()
    expect(beside('apple pie')).toBeNull()
  })

  it.each([
    ['baklava turkish', 'baklava'],
    ['Turkish baklava', 'baklava'],
    ['filipino taho', 'taho'],
  ])('“%s” means the food of that kitchen', (typed, id) => {
    expect(findPlainFoods(typed)[0]?.id).toBe(id)
  })

  it.each(['Korean egg roll', 'Polish taco', 'Nigerian pancit'])(
    '“%s” is no food of another kitchen',
    (typed) => {
      expect(findPlainFoods(typed)).toEqual([])
    },
  )
})
