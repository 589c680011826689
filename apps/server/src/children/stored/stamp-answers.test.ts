import { describe, expect, it } from 'vitest'
import { stampAnswers } from './stamp-answers.ts'

const now = new Date('2026-05-20T10:00:00.000Z')
const given = {
  list: 'allergies',
  tag: 'epipen',
  question: 'meaning',
  answer: 'not-a-food',
} as const
const kept = { ...given, answered_at: '2026-01-02T08:00:00.000Z', answered_by: 'first' }
const label = { food: 'Goldfish', allergens: ['egg', 'sesame'] }

describe('answers of a child', () => {
  it('are kept with who gave them and when', () => {
    expect(stampAnswers({ answers: [given] }, { before: {}, userId: 'me', now }).answers).toEqual([
      { ...given, answered_at: now.toISOString(), answered_by: 'me' },
    ])
  })

  it('keep their first date while they stand, and get a new one when another is chosen', () => {
    const again = { ...given, answer: 'edit' }
    const { answers } = stampAnswers(
      { answers: [given, again] },
      { before: { answers: [kept] }, userId: 'me', now },
    )
    expect(answers?.map(({ answered_by }) => answered_by)).toEqual(['first', 'me'])
  })

  it('stay as they are where a request does not speak of them, and go with null', () => {
    const stamp = { before: { answers: [kept] }, userId: 'me', now }
    expect(stampAnswers({}, stamp).answers).toBeUndefined()
    expect(stampAnswers({ answers: null }, stamp).answers).toEqual([])
  })
})

describe('labels read', () => {
  const read = (read_on: string, allergens = ['sesame', 'egg']) =>
    stampAnswers(
      { labels_read: [label] },
      { before: { labels_read: [{ food: 'Goldfish', allergens, read_on }] }, userId: 'me', now },
    ).labelsRead?.[0]?.read_on

  it('keep their day for six months, and are read again after that', () => {
    expect(read('2025-11-20')).toBe('2025-11-20')
    expect(read('2025-11-19')).toBe('2026-05-20')
  })

  it('that bear a day are no new reading: they keep the day that is kept, or go once they lapsed', () => {
    const sent = (read_on: string, keptLabels: { read_on: string }[]) =>
      stampAnswers(
        { labels_read: [{ ...label, read_on }] },
        {
          before: { labels_read: keptLabels.map((one) => ({ ...label, ...one })) },
          userId: 'me',
          now,
        },
      ).labelsRead
    expect(sent('2025-11-20', [{ read_on: '2025-11-20' }])).toEqual([
      { ...label, read_on: '2025-11-20' },
    ])
    expect(sent('2026-05-19', [{ read_on: '2026-01-01' }])).toEqual([
      { ...label, read_on: '2026-01-01' },
    ])
    expect(sent('2025-11-19', [{ read_on: '2025-11-19' }])).toEqual([])
    expect(sent('2026-05-19', [])).toEqual([])
  })

  it('are read again for other allergens', () => {
    expect(read('2026-05-01', ['egg'])).toBe('2026-05-20')
  })
})
