import { describe, expect, it } from 'vitest'
import { searchAt } from './use-step.ts'

describe('the address of a step', () => {
  it('names the step, and keeps what else it says', () => {
    expect(searchAt('', 'foods')).toBe('?step=foods')
    expect(searchAt('?then=plan&step=foods', 'wishes')).toBe('?then=plan&step=wishes')
    expect(searchAt('?then=plan', 'all')).toBe('?then=plan&step=all')
  })

  it('says nothing of steps where none is meant', () => {
    expect(searchAt('?step=foods', null)).toBe('')
    expect(searchAt('?then=plan&step=foods', null)).toBe('?then=plan')
  })
})
