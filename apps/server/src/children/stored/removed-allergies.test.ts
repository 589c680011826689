import { describe, expect, it } from 'vitest'
import { buildChild } from '../../testing/families/build-child.ts'
import { changedProfile } from './child-columns.ts'
import { removedAllergies } from './removed-allergies.ts'

const [now, earlier] = [new Date('2026-11-05T10:00:00Z'), '2026-11-01T10:00:00.000Z']

const profile = (allergies: string[]) =>
  changedProfile(buildChild({ allergies }), { before: null, userId: 'ana', now })

const before = { tag: 'soy', removed_at: earlier, removed_by: 'ben' }

describe('allergies that a change takes out of a profile', () => {
  it('are told by tag, moment and parent, after those of before', () => {
    const kept = { ...profile(['Milk', 'egg']), removed_allergies: [before] }
    const milk = { tag: 'Milk', removed_at: now.toISOString(), removed_by: 'ana' }
    expect(
      removedAllergies({ before: kept, changed: profile(['egg']), userId: 'ana', now }),
    ).toEqual({
      added: [milk],
      all: [before, milk],
    })
  })

  it('are none where a tag is only written in another case', () => {
    const change = { before: profile(['Milk']), changed: profile([' milk ']), userId: 'ana', now }
    expect(removedAllergies(change)).toEqual({ added: [], all: [] })
  })

  it('are told no longer once they stand among the allergies again', () => {
    const kept = { ...profile(['egg']), removed_allergies: [before] }
    const change = { before: kept, changed: profile(['egg', 'Soy']), userId: 'ana', now }
    expect(removedAllergies(change)).toEqual({ added: [], all: [] })
  })
})
