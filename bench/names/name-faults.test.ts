import { planInBritish } from '@brightplate/meal-plans/british/plan-in-british'
import { spanishGate } from '@brightplate/meal-plans/check/checked-spanish'
import { planInSpanish } from '@brightplate/meal-plans/spanish/plan-in-spanish'
import { describe, expect, it } from 'vitest'
import { readPlanOf } from '../checked/read-plans.ts'
import { startDate } from '../judged/plan-settings.ts'
import { nameFault, nameFaults } from './name-faults.ts'

/** Of every kind of child that is read: `npm run check:names` reads more. */
const seeds = [...Array.from({ length: 12 }, (_, index) => 1 + index * 13), 225, 325]

describe('a name', () => {
  it.each([
    ['French fries fries', 'a word stands twice'],
    ['Pasta (pasta)', 'a parenthesis says the name again'],
    ['Plain apples (apple)', 'a parenthesis says the name again'],
    ['Rice and beans', null],
    ['Somali pancakes (canjeero)', null],
    ['Couscous couscous-style', null],
  ])('is judged as it is read: %j, %j', (name, fault) => {
    expect(nameFault(name)).toBe(fault)
  })

  it.each(seeds)('of a plan holds in every language (seed %i)', (seed) => {
    const read = readPlanOf(seed)
    if (!read) return
    const { plan_data: plan } = read.plan
    expect(nameFaults(plan)).toEqual([])
    expect(nameFaults(planInSpanish(plan, startDate, spanishGate(read.child)))).toEqual([])
    expect(nameFaults(planInBritish(plan, read.child))).toEqual([])
  })
})
