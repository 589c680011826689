import type { Meal, PlanDay, PlatePart } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { questionOf } from './question-of.ts'

const part = (name: string, changes: Partial<PlatePart> = {}): PlatePart => ({
  name,
  role: 'main',
  typed: null,
  energy_kcal: null,
  ingredients: [],
  grams: null,
  food_id: name,
  ...changes,
})
const meal = (...parts: PlatePart[]): Meal => ({
  name: '',
  ingredients: [],
  prep_time: '',
  benefits: '',
  parts,
})
const dayWith = (lunch: Meal, dinner = meal()): PlanDay => ({
  day: 1,
  date: '2026-11-19',
  breakfast: meal(),
  lunch,
  dinner,
  snacks: [],
  juice: { ...meal(), preparation: [] },
})

const ask = (lunch: Meal, changes = {}) =>
  questionOf({
    plan: { days: [dayWith(lunch)] },
    eatenOn: '2026-11-19',
    asks: 'meals',
    ageYears: 7,
    answers: [],
    ...changes,
  })

describe('the question about a day', () => {
  const plate = meal(part('pasta', { role: 'accepted' }), part('peas', { role: 'side' }))
  const soup = meal(part('soup', { food_id: undefined, recipe_id: 'leek-soup' }))

  it('is about the taste first', () => {
    const lunch = meal(part('pasta'), part('carrots', { role: 'learning' }))
    expect(ask(lunch, { asks: 'tastes' })).toMatchObject({ food: 'carrots', is_taste: true })
    expect(ask(lunch)).toMatchObject({ food: 'carrots' })
  })

  it('is about nothing where tastes alone are asked for and there was none', () => {
    expect(ask(plate, { asks: 'tastes' })).toBeNull()
  })

  it('is about what is not known, what was asked least first, and what is known last', () => {
    const asked = (changes = {}) =>
      ask(plate, { plan: { days: [dayWith(soup, meal(part('tofu')))] }, ...changes })
    expect(asked()).toMatchObject({ food: 'recipe:leek-soup', slot: 'lunch', is_taste: false })
    expect(asked({ answers: [{ food: 'recipe:leek-soup' }] })).toMatchObject({ food: 'tofu' })
    expect(ask(plate)).toMatchObject({ food: 'pasta' })
  })

  it('is about what a main meal is built upon, and not what is beside it, drunk, or for others', () => {
    const day = dayWith(meal(part('pasta', { role: 'accepted' }), part('peas', { role: 'side' })))
    const juice = { ...day.juice, ...meal(part('apple-juice')), preparation: [] }
    const plan = { days: [{ ...day, snacks: [meal(part('pear'))], juice }] }
    expect(ask(plate, { plan })).toMatchObject({ food: 'pasta' })
    const others = meal(part('stew', { for_others: { portions: 1 } }))
    expect(ask(others)).toBeNull()
  })

  it('is about nothing on another day, on a plate of words alone, and of a meal eaten out', () => {
    expect(ask(plate, { eatenOn: '2026-11-20' })).toBeNull()
    expect(ask(meal(part('zorp', { food_id: undefined })))).toBeNull()
    expect(ask({ ...meal(), parts: undefined, eaten_out: true })).toBeNull()
  })

  it.each([
    [9, ['eaten', 'tasted', 'not_today']],
    [10, ['eaten', 'not_today']],
  ])('offers at %i years %j', (ageYears, choices) => {
    expect(ask(plate, { ageYears })?.choices).toEqual(choices)
  })
})
