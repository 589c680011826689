import type { SharedMeal } from '@brightplate/contract/sharing/shared-page'
import { expect, it } from 'vitest'
import * as words from '#words/sharing/page'
import { shortSharedMeal } from './short-shared-meal.ts'

const meal: SharedMeal = {
  slot: 'dinner',
  state: 'planned',
  language: 'en-US',
  name: 'Pasta and peas',
  picture: null,
  minutes: 20,
  people: 1,
  ingredients: ['1 cup pasta (120 g)', '1/2 cup peas (80 g)'],
  steps: ['Boil the pasta.'],
  plate: [
    { food: 'Pasta', grams: 120, taste: false },
    { food: 'Peas', grams: 80, taste: false },
  ],
}

const short = (changes: object) => shortSharedMeal({ ...meal, ...changes }, 'Robin', words)

it('tells a dish for the child alone by its amounts', () => {
  expect(short({})).toEqual({
    key: 'dinner',
    slot: 'Dinner',
    name: 'Pasta and peas',
    language: 'en-US',
    amounts: '1 cup pasta (120 g) · 1/2 cup peas (80 g)',
    notes: [],
  })
})

it('tells the child’s plate apart where others eat too, something is to try, or nobody knows how much', () => {
  const forFour = short({ people: 4 })
  expect(forFour.amounts).toBe(
    'What goes in, for 4 people: 1 cup pasta (120 g) · 1/2 cup peas (80 g)',
  )
  expect(forFour.notes).toEqual(['On Robin’s plate: Pasta (120 g) · Peas (80 g)'])
  const amounts = [
    { people: 4, lines: ['1 cup pasta (120 g)'] },
    { people: 1, lines: ['1/2 cup peas (80 g)'] },
  ]
  expect(short({ people: 4, amounts }).amounts).toBe(
    'What goes in, for 4 people: 1 cup pasta (120 g); For Robin alone: 1/2 cup peas (80 g)',
  )
  const [pasta] = meal.plate
  expect(short({ plate: [pasta, { food: 'Peas', grams: 8.4, taste: true }] }).notes).toEqual([
    'On Robin’s plate: Pasta (120 g) · Peas (8.4 g): a taste, to try or to leave',
  ])
  expect(short({ plate: [pasta, { food: 'nuggets', grams: null, taste: false }] }).notes).toEqual([
    'On Robin’s plate: Pasta (120 g) · nuggets',
  ])
  expect(short({ people: 4, plate: [] }).notes).toEqual([])
})

it('names no meal that must not be served', () => {
  expect(shortSharedMeal({ slot: 'lunch', state: 'unfit' }, 'Robin', words)).toEqual({
    key: 'lunch',
    slot: 'Lunch',
    name: '',
    amounts: '',
    notes: ['This meal no longer fits. Do not serve it: ask what to give.'],
  })
  expect(shortSharedMeal({ slot: 'lunch', state: 'eaten_out' }, 'Robin', words).notes).toEqual([
    'Eaten elsewhere.',
  ])
})
