import { objective } from '@brightplate/planner/search/objective'
import { search } from '@brightplate/planner/search/search'
import { forEachSlot } from '@brightplate/planner/slot'
import { describe, expect, it } from 'vitest'
import { relaxedOptimum } from './relaxed-optimum.ts'
import { cheapestOf, ofOneDay, ofSharedDishes, problemOf } from './small-problems.ts'
import { wholeDaysBound } from './whole-days.ts'

describe('the bound of whole days', () => {
  it.each([
    ['one day of few compositions', ofOneDay],
    ['three days of few shared dishes', ofSharedDishes],
  ])('is between the relaxation and the cheapest plan of %s, all plans tried', (_, problemFor) => {
    const problem = problemFor()
    const bound = wholeDaysBound(problem, 6)
    expect(bound).toBeLessThanOrEqual(cheapestOf(problem, objective) + 1e-6)
    expect(bound).toBeGreaterThan(relaxedOptimum(problem).bound - 0.5)
  })

  it('is above the relaxation, which may put a part of a dish into a slot', () => {
    const problem = ofOneDay(10)
    expect(wholeDaysBound(problem, 6)).toBeGreaterThan(relaxedOptimum(problem).bound + 0.5)
  })

  it('is below what is found for a week, and comes nearer to it from round to round', () => {
    const whole = problemOf(4, 7)
    const problem = { ...whole, slots: forEachSlot((_, index) => whole.slots[index].slice(0, 12)) }
    const found = objective(search(problem, { seed: 1, steps: 4000 }))
    const [first, third] = [1, 3].map((rounds) => wholeDaysBound(problem, rounds))
    expect(third).toBeGreaterThanOrEqual(first ?? Number.NaN)
    expect(third).toBeLessThanOrEqual(found)
  })
})
