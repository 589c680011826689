import type { TagAnswer } from '@brightplate/contract/typed/profile-terms'
import { describe, expect, it } from 'vitest'
import { childFormValues, emptyChildForm } from '../child-form-values.ts'
import { answerChild, givenAnswerOf } from './answer-child.ts'

const child = {
  ...emptyChildForm,
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Sam',
  age: 7,
  age_given_on: '2026-11-20',
  created_at: '2026-11-20T12:00:00.000Z',
  diagnosis: 'both' as const,
  allergies: ['milk', 'EpiPen'],
  routine_level: 0,
  weekday_minutes: null,
  kitchen_minutes_weekday: null,
  kitchen_minutes_weekend: null,
  cooked_meals_week: null,
  people_at_table: 1,
  eaters: [],
  weekly_budget: null,
  answers: [],
  labels_read: [],
  safe_foods_nearly_all: null,
  foods_said: [],
  red_flags: null,
  energy_target_kcal: null,
}
const grandfather = {
  child_id: null,
  name: 'Opa',
  age: 70,
  allergies: ['EpiPen'],
  dietary_preferences: [],
}
const question = { list: 'allergies', tag: 'epipen' } as const
const notFood: TagAnswer = { act: 'answer', label: 'Not a food', question: 'q', answer: 'a' }

describe('a saved child with an answer', () => {
  it('keeps it for the tag as typed, and sends nothing that the server adds', () => {
    const body = answerChild(child, { question, answer: notFood })
    expect(body.answers).toEqual([
      { list: 'allergies', tag: 'EpiPen', question: 'q', answer: 'a', said: 'Not a food' },
    ])
    expect(body.allergies).toEqual(child.allergies)
    expect(body).not.toHaveProperty('id')
  })

  it('has the tag that was meant in the place of the other', () => {
    const answer: TagAnswer = { act: 'replace', label: 'Egg', list: 'allergies', tag: 'egg' }
    expect(answerChild(child, { question, answer }).allergies).toEqual(['milk', 'egg'])
  })

  it('stays as it is where the tag is gone by now', () => {
    const gone = { ...child, allergies: ['milk'] }
    const body = answerChild(gone, { question, answer: notFood })
    expect([body.allergies, body.answers]).toEqual([['milk'], []])
  })

  it('keeps it for a tag of someone who eats with the child', () => {
    const withEater = { ...child, allergies: [], eaters: [grandfather] }
    expect(answerChild(withEater, { question, answer: notFood }).answers).toMatchObject([
      { tag: 'epipen', answer: 'a' },
    ])
  })

  it('cuts words of an answer that are too long to keep', () => {
    const long = { ...notFood, label: 'x'.repeat(101) }
    expect(givenAnswerOf(question, long).said).toHaveLength(100)
  })
})

describe('a label of a saved child', () => {
  it('is left off once it was read too long ago, so that saving does not renew it', () => {
    const label = { food: 'Eggo', allergens: ['milk'], read_on: '2026-05-22' }
    const shown = (now: string) =>
      childFormValues({ ...child, labels_read: [label] }, new Date(now)).labels_read
    expect(shown('2026-11-21T12:00:00Z')).toEqual([label])
    expect(shown('2026-11-22T12:00:00Z')).toEqual([])
  })
})
