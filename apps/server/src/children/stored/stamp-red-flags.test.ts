import { describe, expect, it } from 'vitest'
import { stampRedFlags } from './stamp-red-flags.ts'

const now = new Date('2026-05-20T10:00:00.000Z')
const kept = { red_flags: { answers: ['choking', 'growth'], asked_on: '2026-02-01' } }
const asked = (answers: string[], asked_on?: string) =>
  stampRedFlags({ red_flags: { answers, asked_on } }, { before: kept, now })?.asked_on

describe('signs for a clinician', () => {
  it('are kept with the day on which they were asked', () => {
    expect(asked(['choking'])).toBe('2026-05-20')
    expect(asked(['choking', 'growth'])).toBe('2026-05-20')
  })

  it('keep that day where the same answers are sent along with it', () => {
    expect(asked(['growth', 'choking'], '2026-02-01')).toBe('2026-02-01')
    expect(asked(['growth'], '2026-02-01')).toBe('2026-05-20')
    expect(asked(['growth', 'choking'], '2026-01-01')).toBe('2026-05-20')
  })

  it('stay as they are where a request does not speak of them, and go with null', () => {
    expect(stampRedFlags({}, { before: kept, now })).toBeUndefined()
    expect(stampRedFlags({ red_flags: null }, { before: kept, now })).toBeNull()
  })
})
