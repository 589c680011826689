import { describe, expect, it } from 'vitest'
import { planSentence } from './plan-sentence.ts'

describe('the sentence about a plan to be made', () => {
  it('names the child, the age and what the plan is without', () => {
    const child = { name: 'Sam', age: 7, allergies: ['milk', 'peanuts'] }
    expect(planSentence(child, 7)).toBe('A 7-day plan for Sam, 7, without milk and peanuts')
  })

  it('ends after the age where there is no allergy', () => {
    expect(planSentence({ name: 'Sam', age: 7, allergies: [] }, 14)).toBe(
      'A 14-day plan for Sam, 7',
    )
  })

  it('lists many allergies with commas', () => {
    const child = { name: 'Sam', age: 7, allergies: ['milk', 'egg', 'soy'] }
    expect(planSentence(child, 7)).toContain('without milk, egg and soy')
  })
})
