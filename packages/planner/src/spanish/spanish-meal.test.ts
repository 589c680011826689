import { expect, it } from 'vitest'
import { putAway, spanishMeal, takenOut } from './spanish-meal.ts'

const wednesday = { day: 3, date: '2026-11-25' }

it('says of which meal a dish is left, and for which it is cooked', () => {
  expect(takenOut({ day: 2, slot: 'lunch', kept: 'fridge' }, wednesday)).toBe(
    'Saque del refrigerador lo que guardó del almuerzo del martes.',
  )
  expect(putAway({ day: 5, slot: 'dinner', kept: 'freezer' }, wednesday)).toBe(
    'Cocine junto con esto la cena del viernes. Enfríe esa parte y congélela antes de 2 horas.',
  )
})

it('says the date of a meal that is a week away', () => {
  expect(spanishMeal({ day: 11, slot: 'snack_1' }, wednesday)).toBe(
    'la merienda del jueves, 3 de diciembre',
  )
})
