import type { Interpretation, TagQuestion } from '@brightplate/contract/typed/profile-terms'
import { describe, expect, it } from 'vitest'
import { hasBlockingQuestion, pathAfterSave } from './after-save.ts'

const epipen: TagQuestion = {
  list: 'allergies',
  tag: 'EpiPen',
  id: 'epipen',
  question: 'Which food is it for?',
  answers: [],
  blocks: true,
}

const asking = (question: TagQuestion): { data: Interpretation } => ({
  data: { readings: [], unchecked: [], clinician_conditions: [], questions: [question] },
})

const tags = { behavioral_goals: [], dietary_preferences: [] }

describe('a profile that was saved', () => {
  it('is asked what stands in the way of a plan, until that is answered', () => {
    const body = { ...tags, allergies: ['epipen'] }
    expect(hasBlockingQuestion(asking(epipen), body)).toBe(true)
    const answers = [{ ...epipen, question: 'epipen', answer: 'a' }]
    expect(hasBlockingQuestion(asking(epipen), { ...body, answers })).toBe(false)
  })

  it('is not held up by another question, a tag that is gone, or words not looked up yet', () => {
    const body = { ...tags, allergies: ['EpiPen'] }
    const { blocks: _, ...calm } = epipen
    expect(hasBlockingQuestion(asking(calm), body)).toBe(false)
    expect(hasBlockingQuestion(asking(epipen), { ...tags, allergies: ['milk'] })).toBe(false)
    const wish: TagQuestion = { ...epipen, list: 'dietary_preferences' }
    expect(hasBlockingQuestion(asking(wish), body)).toBe(false)
    expect(hasBlockingQuestion({ data: undefined }, body)).toBe(false)
  })

  it('leads back to where the parent came from', () => {
    expect(pathAfterSave('7', '')).toBe('/dashboard')
    expect(pathAfterSave('7', '?then=plan')).toBe('/meal-plan/generate?child=7')
    expect(pathAfterSave('7', '?then=//elsewhere')).toBe('/dashboard')
  })
})
