import { expect, it } from 'vitest'
import type { Restrictions } from '../../restrictions.ts'
import { buildRestrictions } from '../../testing/build-restrictions.ts'
import { buildPlanText } from '../build-plan-text.ts'
import { checkPlanText } from '../check-plan-text.ts'

const finds = (line: string, words: readonly string[], rules: Partial<Restrictions> = {}) =>
  checkPlanText(buildRestrictions({ ...rules, words }), buildPlanText({ lines: [line] })).map(
    ({ rule, id, certainty, found }) => `${rule} ${id} ${certainty}: ${found}`,
  )

it('a word that names a food keeps it out in any form, and what is made of it', () => {
  expect(finds('2 tomatoes', ['tomato'])).toEqual(['word tomato contains: tomatoes'])
  expect(finds('2 tomatoes', ['tomatoes'])).toEqual(['word tomatoes contains: tomatoes'])
  expect(finds('2 tbsp ketchup', ['tomato'])).toEqual(['word tomato contains: ketchup'])
})

it('a word of another food keeps no other out', () => {
  expect(finds('2 sweet potatoes', ['potato'])).toEqual([])
  expect(finds('200 g sweet potato, mashed', ['potato'])).toEqual([])
  expect(finds('2 potatoes', ['potato'])).toEqual(['word potato contains: potatoes'])
})

it('a group keeps out what is called otherwise too', () => {
  expect(finds('corn flakes', ['cereal'])).toEqual(['word cereal contains: corn flakes'])
  expect(finds('1 cup hominy', ['corn'])).toEqual(['word corn contains: hominy'])
  expect(finds('1 cup hominy', ['cereal'])).toEqual([])
})

it('chili, chile and chilli are one word', () => {
  for (const typed of ['chilli', 'chili', 'chile']) {
    for (const line of ['1 red chilli', '1 red chili', '1 red chile', 'chili flakes']) {
      expect(finds(line, [typed]), `${typed} in ${line}`).not.toEqual([])
    }
  }
})

it('a product of which it is often a part is a question for the label, unless it says otherwise', () => {
  expect(finds('baking powder', ['corn'])).toEqual(['word corn check_label: baking powder'])
  expect(finds('baking powder', ['banana'])).toEqual([])
})

it('an unknown word stands for itself, and each of several for its own', () => {
  expect(finds('Flurbs', ['flurb', 'zorp'])).toEqual(['word flurb contains: Flurbs'])
  expect(finds('zorp', ['flurb', 'zorp'])).toEqual(['word zorp contains: zorp'])
  expect(finds('toast', ['flurb'])).toEqual([])
})

it('a word that an allergy keeps out too is told of both', () => {
  expect(finds('2 eggs', ['egg'], { allergens: ['egg'] }).sort()).toEqual([
    'allergen egg contains: eggs',
    'word egg contains: eggs',
  ])
})

it.each([
  ['sugar', 'dried cranberries'],
  ['sunflower oil', 'dried cranberries'],
  ['blackberry', 'mixed berries'],
  ['cherry', 'mixed berries'],
  ['basil', 'pesto'],
  ['mandarin orange', 'clementines'],
])(
  '%s is asked about on the label of %s, which hold it among other things and do not say so',
  (word, line) => {
    expect(finds(line, [word])).toEqual([expect.stringMatching(`^word ${word} check_label: `)])
    expect(finds(line, ['turnip'])).toEqual([])
  },
)
