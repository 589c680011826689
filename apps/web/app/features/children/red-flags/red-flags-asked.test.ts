import { describe, expect, it } from 'vitest'
import { isAskedAgain } from './red-flags-asked.ts'

describe('the signs for a clinician', () => {
  const isAsked = (asked_on: string | undefined, now: string) =>
    isAskedAgain({ answers: [], asked_on }, new Date(now))

  it('are asked of every child, and again after three months', () => {
    const now = '2026-11-22T12:00:00Z'
    expect(isAskedAgain(null, new Date(now))).toBe(true)
    expect(isAsked('2026-08-23', now)).toBe(false)
    expect(isAsked('2026-08-22', now)).toBe(true)
  })

  it('are not asked again where they were answered just now', () => {
    expect(isAsked(undefined, '2026-11-22T12:00:00Z')).toBe(false)
  })
})
