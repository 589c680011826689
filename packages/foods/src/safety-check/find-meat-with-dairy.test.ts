import { describe, expect, it } from 'vitest'
import { plainFoods } from '../plain-foods/plain-foods.ts'
import { findMeatWithDairy } from './find-meat-with-dairy.ts'
import { readTerms } from './find-mentions.ts'
import { planLexicon } from './plan-lexicon.ts'

const meats = ['pork', 'beef', 'lamb', 'rabbit', 'poultry', 'meat']
const beside = (name: string, other: string) =>
  findMeatWithDairy(
    { slot: 'lunch', name: '', lines: [`1 cup ${name}`, other], steps: [], benefits: '' },
    0,
    'kosher',
    (line) => readTerms([planLexicon()], line),
  )

describe('meat together with dairy in one dish', () => {
  it('is found by its lines, and neither alone is', () => {
    expect(beside('cheddar cheese', 'roast beef')).toHaveLength(1)
    expect(beside('cheddar cheese', 'cheddar cheese')).toEqual([])
    expect(beside('roast beef', 'roast beef')).toEqual([])
  })

  it('is not found where a name only sounds like one of them: round butter crackers beside beef', () => {
    expect(beside('round butter crackers', 'beef gravy')).toEqual([])
  })

  it('is found beside each plain food by what the food is made of, so that a plate that was built holds', () => {
    const wrong = plainFoods.filter(({ name, food }) => {
      const holdsMilk = food.contains.includes('milk') || food.origins.includes('dairy')
      const holdsMeat = food.origins.some((origin) => meats.includes(origin))
      if (holdsMilk || holdsMeat) return false
      return beside(name, 'roast beef').length + beside(name, 'cheddar cheese').length > 0
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})
