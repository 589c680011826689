import { describe, expect, it } from 'vitest'
import { emptyChildForm } from '../child-form-values.ts'
import { aroundStep, childSteps, firstStepWhere, isStepId } from './child-steps.ts'

describe('the steps of a child’s form', () => {
  it('ask for each field of the form once', () => {
    const asked = childSteps.flatMap(({ fields }): readonly string[] => fields)
    // What was answered stands at the tag it is about.
    const fields = Object.keys(emptyChildForm).filter((name) => name !== 'answers')
    expect(asked.toSorted()).toEqual(fields.toSorted())
  })

  it('know what comes before and after each', () => {
    expect(aroundStep('name')).toMatchObject({
      number: 1,
      before: null,
      after: { id: 'allergies' },
    })
    expect(aroundStep('home')).toMatchObject({ before: { id: 'wishes' }, after: null })
    expect(isStepId('foods')).toBe(true)
    expect(isStepId('all')).toBe(false)
    expect(isStepId(null)).toBe(false)
  })

  it('find the first that holds a field of a kind', () => {
    const wrong = ['weekly_budget', 'refused_foods']
    expect(firstStepWhere((field) => wrong.includes(field))).toEqual({
      id: 'not-eaten',
      field: 'refused_foods',
    })
    expect(firstStepWhere(() => false)).toBeNull()
  })
})
