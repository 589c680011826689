import type { PlanRevision } from '@brightplate/contract/plans/plan-revision'
import { describe, expect, it } from 'vitest'
import { revisionWords } from './revision-words.ts'

const revision = (changes: Partial<PlanRevision>): PlanRevision => ({
  revision: 2,
  at: '2026-11-22T12:00:00.000Z',
  how: 'swap',
  current: false,
  changed: [],
  ...changes,
})

const changed = (days: number) =>
  Array.from({ length: days }, (_, day) => ({
    day: day + 1,
    slot: 'snack_2' as const,
    before: 'Soup',
    after: 'Toast',
  }))

describe('the words of a revision', () => {
  it('say what happened, and to which dishes', () => {
    expect(revisionWords(revision({ changed: changed(1) }))).toEqual({
      title: 'Version 2. A dish was swapped',
      lines: ['Day 1, snack: Toast in place of Soup'],
    })
  })

  it('count the dishes where they are many', () => {
    const { lines } = revisionWords(revision({ how: 'anew', changed: changed(39) }))
    expect(lines).toHaveLength(4)
    expect(lines[3]).toBe('and 36 more')
  })

  it('name none where nothing changed, or it is no longer known', () => {
    expect(revisionWords(revision({ revision: 1, how: 'made' }))).toEqual({
      title: 'Version 1. As it was made',
      lines: [],
    })
    expect(revisionWords(revision({ changed: null })).lines).toEqual([])
  })
})
