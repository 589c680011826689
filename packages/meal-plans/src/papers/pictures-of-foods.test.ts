import { describe, expect, it } from 'vitest'
import { picturesOfFoods } from './pictures-of-foods.ts'

describe('the pictures of foods', () => {
  it('are those of plain foods, and of nothing else', () => {
    const pictures = picturesOfFoods({ foodIds: ['banana', 'blorb'] })
    expect([...pictures.keys()]).toEqual(['banana'])
    expect(pictures.get('banana')).toBe('wholebanana-yellow')
  })
})
