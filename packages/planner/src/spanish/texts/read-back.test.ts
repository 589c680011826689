import { daysLater } from '@brightplate/contract/plain-date'
import { requireFood } from '@brightplate/foods/foods'
import { describe, expect, it } from 'vitest'
import { mealWords } from '../../kitchen/meal-words.ts'
import { dishesAndFoods } from '../../refused/left-out-words.ts'
import { say, sayPart } from '../../texts/english.ts'
import {
  agesWord,
  amountWithAdviceWord,
  foodCostWord,
  leftWord,
  mealWord,
  shareWord,
} from './read-back.ts'

const monday = '2026-11-23'

describe('a part of a sentence that is kept in English words alone', () => {
  it('tells of a meal, near and far', () => {
    const seen = { date: monday, slot: 'dinner' } as const
    expect(mealWord(mealWords({ date: daysLater(monday, 1), slot: 'lunch' }, seen))).toBe(
      'el almuerzo del martes',
    )
    expect(mealWord(mealWords({ date: daysLater(monday, 10), slot: 'snack_2' }, seen))).toBe(
      'la merienda del jueves, 3 de diciembre',
    )
  })

  it.each([
    [[1, 0], '1 platillo'],
    [[0, 2], '2 alimentos'],
    [[23, 1], '23 platillos y 1 alimento'],
  ] as const)('tells what a refusal leaves out: %j', ([dishes, foods], spanish) => {
    expect(leftWord(dishesAndFoods(dishes, foods))).toBe(spanish)
  })

  it('tells of ages, costs and shares', () => {
    expect(agesWord(sayPart('part.ages', { from: '4', to: '8' }))).toBe('4 a 8')
    expect(foodCostWord(sayPart('part.food-costs', { food: 'carrots', usd: 12 }))).toBe(
      'zanahorias (unos $12)',
    )
    const cakes = requireFood('rice-cakes-plain').plural ?? ''
    expect(foodCostWord(sayPart('part.food-costs', { food: cakes, usd: 2 }))).toMatch(
      /^galletas sencillas de arroz inflado .*sin leche.* \(unos \$2\)$/,
    )
    expect(shareWord(say('known.part-share', { share: 40, nutrient: 'vitamin D' }).text)).toBe(
      'el 40 % de vitamina D',
    )
  })

  it.each([
    ['told.sodium', {}, '1,833 mg de sodio (se aconsejan como máximo 1,500 mg)'],
    [
      'told.sugar',
      { least: 'yes', where: 'home' },
      '1,833 mg o más de azúcar agregada (se aconsejan como máximo 1,500 mg para las comidas en casa)',
    ],
    [
      'told.sugar-under-two',
      {},
      '1,833 mg de azúcar agregada (antes de los dos años no se aconseja nada)',
    ],
    [
      'told.fiber',
      { where: 'home' },
      '1,833 mg de fibra (lo recomendado para las comidas en casa son 2,000 mg)',
    ],
  ] as const)('tells figures of a day: %s %j', (key, more, spanish) => {
    const params = { amount: 1833, unit: 'mg', most: 1500, target: 2000, ...more }
    expect(amountWithAdviceWord(say(key, params).text)).toBe(spanish)
  })

  it('is not guessed', () => {
    expect(mealWord('Someday’s dinner')).toBeNull()
    expect(amountWithAdviceWord('12 mg of gold')).toBeNull()
    expect(foodCostWord('moon cheese (about $3)')).toBeNull()
    expect(leftWord('many')).toBeNull()
  })
})
