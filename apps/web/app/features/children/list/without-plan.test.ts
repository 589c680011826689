import { describe, expect, it } from 'vitest'
import { withoutPlan } from './without-plan.ts'

const leo = { id: 'leo' }
const mia = { id: 'mia' }
const planOf = ({ id }: { id: string }) => ({ child_id: id })

describe('the child whose week is offered', () => {
  it('is the one that was added last of those without a plan', () => {
    expect(withoutPlan([leo, mia], [])).toBe(mia)
    expect(withoutPlan([leo, mia], [planOf(mia)])).toBe(leo)
  })

  it('is none where each has a plan, or there is none', () => {
    expect(withoutPlan([leo, mia], [planOf(mia), planOf(leo)])).toBeUndefined()
    expect(withoutPlan([], [{ child_id: null }])).toBeUndefined()
  })
})
