import { describe, expect, it } from 'vitest'
import { child, childBody } from './child.ts'

const typed = {
  name: 'Robin',
  age: 7,
  diagnosis: 'both',
  allergies: ['milk'],
  behavioral_goals: ['better sleep'],
  dietary_preferences: ['crunchy foods'],
}

const stored = {
  ...typed,
  id: '019a9e4e-7d1c-7000-8000-000000000000',
  age_given_on: '2026-11-20',
  safe_foods: [],
  refused_foods: [],
  textures_avoided: [],
  careful_chewing: false,
  routine_level: 0,
  weekday_minutes: null,
  small_midday_appetite: false,
  people_at_table: 1,
  created_at: '2026-11-20T12:00:00.000Z',
}

const paths = (error: { issues: { path: PropertyKey[] }[] } | undefined) =>
  error?.issues.map(({ path }) => path.join('.'))

describe('a child', () => {
  it('is saved from the six fields of its form §1.2', () => {
    expect(childBody.parse(typed)).toEqual(typed)
  })

  it.each(Object.keys(typed))('is not saved without its %s §5.6-7', (field) => {
    const { error } = childBody.safeParse({ ...typed, [field]: undefined })
    expect(paths(error)).toEqual([field])
  })

  it.each(['id', ...Object.keys(typed)])('is never answered without its %s §3.4', (field) => {
    expect(child.parse(stored)).toEqual(stored)
    expect(paths(child.safeParse({ ...stored, [field]: undefined }).error)).toEqual([field])
  })

  it.each(['autism', 'adhd', 'both'])('may have the diagnosis %j §1.1 §3.5 §5.10', (diagnosis) => {
    expect(childBody.safeParse({ ...typed, diagnosis }).success).toBe(true)
    expect(childBody.safeParse({ ...typed, diagnosis: `${diagnosis}?` }).success).toBe(false)
  })

  it.each([
    [0, false],
    [1, true],
    [18, true],
    [19, false],
    [7.5, false],
    ['7', false],
  ])('of %j years is accepted: %s §5.8-9 §9.4', (age, isAccepted) => {
    expect(childBody.safeParse({ ...typed, age }).success).toBe(isAccepted)
  })
})
