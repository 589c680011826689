import { describe, expect, it } from 'vitest'
import { planSentence } from './plan-sentence.ts'

const sam = { name: 'Sam', age: 7 }

describe('the sentence about a plan to be made', () => {
  it('names the child, the age and what the plan is without', () => {
    expect(planSentence(sam, 7, ['milk', 'peanuts'])).toBe(
      'A 7-day plan for Sam, 7, without milk and peanuts',
    )
  })

  it('ends after the age where nothing is checked', () => {
    expect(planSentence(sam, 14, [])).toBe('A 14-day plan for Sam, 7')
  })

  it('lists many allergies with commas', () => {
    expect(planSentence(sam, 7, ['milk', 'egg', 'soy'])).toContain('without milk, egg and soy')
  })
})
