import { describe, expect, it } from 'vitest'
import { redFlagNotices, redFlagQuestions } from './red-flag-questions.ts'

describe('the signs for a clinician', () => {
  it('are asked one by one, each with a name and an id of its own', () => {
    const ids = redFlagQuestions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { question } of redFlagQuestions) {
      expect(question).toContain('{name}')
      expect(question).toMatch(/\?$/)
    }
  })

  it('lead to a clinician or to the words agreed with one, without a name', () => {
    for (const { says } of redFlagQuestions) {
      expect(says).toContain('clinician')
      expect(says).not.toContain('{')
    }
  })

  it('say "Call your clinician today" of not eating or drinking, choking and fast loss of weight', () => {
    const urgent = redFlagQuestions.filter(({ urgency }) => urgency === 'today')
    expect(urgent.map(({ id }) => id)).toEqual([
      'not-eating-or-drinking',
      'choking',
      'fast-weight-loss',
    ])
    for (const { says } of urgent) expect(says).toMatch(/^Call your clinician today/)
  })

  it('stand with the gravest first, whatever the order of the answers', () => {
    const notices = redFlagNotices(['few-foods', 'choking', 'foods-dropped'])
    expect(notices.map(({ text }) => text.key)).toEqual([
      'red-flag.choking',
      'red-flag.few-foods',
      'red-flag.foods-dropped',
    ])
    expect(notices[0]?.urgency).toBe('today')
  })

  it('say nothing where nothing was answered with yes, or of what is no longer asked', () => {
    expect(redFlagNotices([])).toEqual([])
    expect(redFlagNotices(['asked-once'])).toEqual([])
  })
})
