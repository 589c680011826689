import { childBody } from '@brightplate/contract/child/child'
import type { GivenAnswer } from '@brightplate/contract/child/given-answer'
import { describe, expect, it } from 'vitest'
import {
  answeredOn,
  asSent,
  isAnswered,
  labelOf,
  onlyStanding,
  withAnswer,
  withLabel,
  withoutAnswer,
} from './given-answers.ts'
import { mergeChanges } from './merge-changes.ts'

const epipen: GivenAnswer = {
  list: 'allergies',
  tag: 'EpiPen',
  question: 'means',
  answer: 'not-food',
}
const milk = { ...epipen, tag: 'milk', question: 'likes', answer: 'out' }

const body = childBody.parse({
  name: 'Robin',
  age: 7,
  diagnosis: 'autism',
  allergies: ['epipen', 'egg'],
  behavioral_goals: [],
  dietary_preferences: ['milk'],
  safe_foods: ['Eggo'],
})

describe('answers of a child', () => {
  it('hold one for each question of a tag, the last', () => {
    const changed = { ...epipen, tag: 'epipen', answer: 'egg' }
    expect(withAnswer([epipen, milk], changed)).toEqual([milk, changed])
    expect(isAnswered([epipen], { list: 'allergies', tag: 'epipen', id: 'means' })).toBe(true)
    expect(isAnswered([epipen], { list: 'allergies', tag: 'epipen', id: 'other' })).toBe(false)
    expect(isAnswered([epipen], { list: 'dietary_preferences', tag: 'EpiPen', id: 'means' })).toBe(
      false,
    )
    expect(withoutAnswer([epipen, milk], epipen)).toEqual([milk])
  })

  it('are dropped with their tag, and with the tag of another list', () => {
    const answers = [epipen, milk, { ...milk, tag: 'egg' }]
    expect(onlyStanding({ ...body, answers }).answers).toEqual([epipen, { ...milk, tag: 'egg' }])
  })

  it('stay with the tag of someone who eats with the child', () => {
    const eaters = [{ age: 40, allergies: ['EpiPen'] }]
    const alone = { ...body, allergies: [], answers: [epipen] }
    expect(onlyStanding(alone).answers).toEqual([])
    expect(onlyStanding({ ...alone, eaters }).answers).toEqual([epipen])
  })

  it('have the day on which they were kept', () => {
    expect(answeredOn({ ...epipen, answered_at: '2026-05-03T12:00:00.000Z' })).toBe('2026-05-03')
    expect(answeredOn(epipen)).toBeNull()
  })
})

describe('labels that were read', () => {
  const label = { food: 'Eggo', allergens: ['milk', 'egg'] }

  it('count for a food when each of its allergens was read', () => {
    expect(labelOf([label], 'eggo', ['egg', 'milk'])).toEqual(label)
    expect(labelOf([label], 'Eggo', ['egg', 'soy'])).toBeUndefined()
    expect(labelOf([label], 'Goldfish', ['egg'])).toBeUndefined()
  })

  it('hold one for each food, and are dropped with it', () => {
    const again = { food: 'eggo', allergens: ['soy'] }
    expect(withLabel([label], again)).toEqual([again])
    const labels_read = [label, { food: 'Goldfish', allergens: ['milk'] }]
    expect(onlyStanding({ ...body, labels_read }).labels_read).toEqual([label])
  })
})

describe('what is said of foods', () => {
  it('goes with its food, but for what is never again', () => {
    const foods_said = [
      { food: 'eggo', says: 'only_exactly' as const },
      { food: 'fries', says: 'not_now' as const },
      { food: 'eggs', says: 'never_again' as const },
    ]
    const { foods_said: kept } = onlyStanding({ ...body, foods_said })
    expect(kept?.map(({ food }) => food)).toEqual(['eggo', 'eggs'])
  })
})

describe('a saved child laid under changes', () => {
  const kept = { answered_at: '2026-05-03T12:00:00.000Z', answered_by: 'kim' }
  const saved = {
    ...body,
    id: '00000000-0000-4000-8000-000000000001',
    age_given_on: '2026-11-20',
    created_at: '2026-11-20T12:00:00.000Z',
    safe_foods: ['Eggo'],
    refused_foods: [],
    textures_avoided: [],
    careful_chewing: false,
    routine_level: 0,
    weekday_minutes: null,
    small_midday_appetite: false,
    people_at_table: 1,
    eaters: [],
    measures: 'us' as const,
    answers: [{ ...epipen, ...kept }],
    labels_read: [{ food: 'Eggo', allergens: ['milk'], read_on: '2026-11-20' }],
    safe_foods_nearly_all: null,
    new_foods: 'weekly' as const,
    foods_said: [],
    red_flags: null,
  }

  it('changes no answer that was not touched, and keeps what another device answered', () => {
    const mine = childBody.parse(saved)
    expect(asSent(saved).answers).toEqual(mine.answers)
    expect(asSent(saved).labels_read).toEqual(mine.labels_read)
    const latest = { ...saved, answers: [...saved.answers, { ...milk, ...kept }] }
    const merged = mergeChanges(asSent(saved), { ...asSent(saved), ...mine }, asSent(latest))
    expect(merged.answers).toEqual([epipen, milk])
  })

  it('puts the answer changed here in the place of the one another device gave', () => {
    const mine = { ...asSent(saved), answers: [{ ...epipen, answer: 'egg' }] }
    const latest = { ...saved, answers: [{ ...epipen, ...kept, answer: 'other' }] }
    const merged = mergeChanges(asSent(saved), mine, asSent(latest))
    expect(onlyStanding({ ...body, answers: merged.answers }).answers).toEqual(mine.answers)
  })
})
