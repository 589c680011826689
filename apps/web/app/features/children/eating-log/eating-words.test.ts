import type { EatingFeedback } from '@brightplate/contract/child/eating-log'
import { describe, expect, it } from 'vitest'
import { feedbackWords, knownEaten } from './eating-words.ts'

const answer = (food: string, eaten_on: string, said: EatingFeedback | null) => ({
  answered_on: eaten_on,
  eaten_on,
  name: `Some ${food}`,
  food,
  said,
})

describe('what is known of a child’s meals', () => {
  it('is the last word on each food, the newest first, without what was skipped', () => {
    const answers = [
      answer('peas', '2026-11-10', 'tasted'),
      answer('corn', '2026-11-11', null),
      answer('rice', '2026-11-12', 'not_today'),
      answer('peas', '2026-11-13', 'eaten'),
    ]
    expect(knownEaten({ answers }, '2026-11-20')).toEqual([
      { food: 'peas', name: 'Some peas', said: 'eaten', on: '2026-11-13', isDoubtful: false },
      { food: 'rice', name: 'Some rice', said: 'not_today', on: '2026-11-12', isDoubtful: false },
    ])
  })

  it.each([
    [['2026-11-10', '2026-11-12', '2026-11-14'], true],
    [['2026-11-10', '2026-11-12'], false],
    [['2026-10-10', '2026-11-12', '2026-11-14'], false],
  ])('asks after three times “not today” in two weeks: %j', (days, isDoubtful) => {
    const answers = days.map((day) => answer('peas', day, 'not_today'))
    expect(knownEaten({ answers }, '2026-11-20')[0]?.isDoubtful).toBe(isDoubtful)
  })

  it('is told from ten years on as liked or not', () => {
    expect([feedbackWords(9).not_today, feedbackWords(10).not_today]).toEqual([
      'Not today',
      'Did not like it',
    ])
  })
})
