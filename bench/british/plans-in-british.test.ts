import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { planInBritish } from '@brightplate/meal-plans/british/plan-in-british'
import { describe, expect, it } from 'vitest'
import { readPlanOf } from '../checked/read-plans.ts'
import { britishFaults } from './british-faults.ts'

/** Rules and a family, short lists, ordinary and selective children: `npm run bench:british` reads more. */
const seeds = [...Array.from({ length: 12 }, (_, index) => 5 + index * 17), 66, 130, 830]

describe('a whole plan in British English', () => {
  it.each(seeds)('holds no American word, and no plural twice (seed %i)', (seed) => {
    const read = readPlanOf(seed)
    if (!read) return
    const { plan, child } = read
    expect(britishFaults(planInBritish(plan.plan_data, child), child)).toEqual([])
  })

  const read = readPlanOf(5)
  it.each<[planted: string, change: Partial<PlanData>]>([
    ['zucchini', { shopping_list: ['zucchini: 2'] }],
    ['oz', { shopping_list: ['raisins: 1 box (12 oz)'] }],
    ['F', { general_tips: ['Heat the oven to 400 °F.'] }],
    ['1/2 cup', { general_tips: ['Stir in 1/2 cup milk.'] }],
    ['cookies', { general_tips: ['Put the cookies on the plate.'] }],
    [')es', { shopping_list: ['potato (65 g)es'] }],
    ['chipses', { shopping_list: ['chipses: 1 bag'] }],
  ])('is refused where it holds %s', (planted, change) => {
    if (!read) throw new Error('There is no plan')
    const said = planInBritish(read.plan.plan_data, read.child)
    const [fault] = britishFaults({ ...said, ...change }, read.child)
    expect(fault).toMatch(new RegExp(`^${planted.replace(')', '\\)')}: `))
  })

  it('is refused where a meal of it stays American', () => {
    if (!read) throw new Error('There is no plan')
    const said = planInBritish(read.plan.plan_data, read.child)
    const days = said.days.map((day) => ({
      ...day,
      lunch: { ...day.lunch, language: 'en-US' as const },
    }))
    expect(britishFaults({ ...said, days }, read.child)).toEqual(['stays American'])
  })
})
