import { describe, expect, it } from 'vitest'
import { conditionsAmongFoods } from './conditions-among-foods.ts'

describe('a condition among foods', () => {
  it.each([
    ['IDDSI level 5', 'a swallowing diet at IDDSI level 5'],
    ['IDDSI 5 minced chicken', 'a swallowing diet at IDDSI level 5'],
    ['soft and bite-sized carrots', 'a swallowing diet at IDDSI level 6'],
    ['FPIES', 'FPIES'],
  ])('is seen in “%s”', (typed, condition) => {
    expect(conditionsAmongFoods(['toast', typed])).toEqual([condition])
  })

  it.each([
    'chicken nuggets',
    'keto bread',
    'soft bread',
    'minced beef',
    'puree',
    'honey',
    'ARFID',
  ])('is none in “%s”', (typed) => {
    expect(conditionsAmongFoods([typed])).toEqual([])
  })
})
