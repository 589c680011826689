import { describe, expect, it } from 'vitest'
import { progressWords } from './progress-words.ts'

describe('the words while a plan is made', () => {
  it('say what happens, before anything can be counted', () => {
    const words = 'Choosing dishes. Checking every ingredient against milk and peanuts.'
    expect(progressWords(null, ['milk', 'peanuts'])).toBe(words)
    expect(progressWords({ daysDone: 0, daysWanted: 7 }, ['milk', 'peanuts'])).toBe(words)
    expect(progressWords(null, [])).toBe('Choosing dishes. Checking every ingredient.')
  })

  it('count the days that are done', () => {
    expect(progressWords({ daysDone: 3, daysWanted: 7 }, [])).toContain('3 of 7 days chosen')
    expect(progressWords({ daysDone: 7, daysWanted: 7 }, [])).toContain('All 7 days are chosen')
  })
})
