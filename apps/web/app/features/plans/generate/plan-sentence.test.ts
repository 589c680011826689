import { describe, expect, it } from 'vitest'
import { planSentence } from './plan-sentence.ts'

const sam = { name: 'Sam', age: 7 }

describe('the sentence about a plan', () => {
  it('names what is checked, and marks the words that may be changed', () => {
    expect(planSentence(sam, 7, 'tomorrow', ['milk', 'peanuts'])).toBe(
      'A <days>7-day</days> plan for <name>Sam</name>, 7, without milk and peanuts, from <start>tomorrow</start>',
    )
  })

  it('promises nothing where nothing is checked', () => {
    expect(planSentence(sam, 14, 'today', [])).toBe(
      'A <days>14-day</days> plan for <name>Sam</name>, 7, from <start>today</start>',
    )
  })

  it('lists what is left out as a sentence does', () => {
    expect(planSentence(sam, 7, 'today', ['milk', 'egg', 'soy'])).toContain(
      'without milk, egg and soy',
    )
  })
})
