import { expect, it } from 'vitest'
import { linesByPeople } from './lines-by-people.ts'

const ingredients = ['1 cup pasta', '2 tbsp oil', '1 apple']
const parts = [
  { people: 5, ingredients: ['1 cup pasta', '2 tbsp oil'] },
  { people: 5, ingredients: [] },
  { people: 1, ingredients: ['1 apple'] },
]

it('tells a side for the child apart from what is for everyone', () => {
  expect(linesByPeople({ people: 5, ingredients, parts })).toEqual([
    { people: 5, lines: ['1 cup pasta', '2 tbsp oil'] },
    { people: 1, lines: ['1 apple'] },
  ])
})

it('does so in other words', () => {
  expect(linesByPeople({ people: 5, ingredients, parts }, ['pasta', 'aceite', 'manzana'])).toEqual([
    { people: 5, lines: ['pasta', 'aceite'] },
    { people: 1, lines: ['manzana'] },
  ])
})

it('joins what is for as many, parts of plans of before among them', () => {
  const older = parts.map(({ people: _, ...part }) => part)
  expect(linesByPeople({ people: 5, ingredients, parts: older })).toEqual([
    { people: 5, lines: ingredients },
  ])
})

it('tells all of them as one where the parts do not say which is whose', () => {
  const whole = [{ people: 5, lines: ingredients }]
  expect(linesByPeople({ people: 5, ingredients, parts: parts.slice(1) })).toEqual(whole)
  expect(linesByPeople({ people: 5, ingredients })).toEqual(whole)
  expect(linesByPeople({ ingredients: [] })).toEqual([])
})
