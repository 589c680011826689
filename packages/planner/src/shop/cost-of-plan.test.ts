import { requirePrice } from '@brightplate/foods/shop/food-prices'
import { describe, expect, it } from 'vitest'
import type { PlannedDay } from '../plan-document.ts'
import { buildPart, buildPlannedDay } from '../testing/build-planned-day.ts'
import { costOfPlan } from './cost-of-plan.ts'

const usd = (food: string, grams: number) => (requirePrice(food).usdPer100g * grams) / 100
const costOf = (days: readonly PlannedDay[], weeklyBudget: number | null = null) =>
  costOfPlan(days, { weeklyBudget })

describe('what a plan costs', () => {
  const foods = [
    { food_id: 'salmon', grams: 600 },
    { food_id: 'plain-pasta', grams: 150 },
  ]
  const dinner = { foods, people: 4, parts: [buildPart({ people: 4 }), buildPart()] }

  it('is that of a week of the food used by everyone, and of a day of the child’s own share', () => {
    const cost = costOf([buildPlannedDay(dinner), buildPlannedDay({})])
    expect(cost?.usd).toBeCloseTo(((usd('salmon', 600) + usd('plain-pasta', 150)) * 7) / 2, 1)
    expect(cost?.child_usd_a_day).toBeCloseTo((usd('salmon', 150) + usd('plain-pasta', 150)) / 2, 1)
  })

  it('is that of a week in a plan of two weeks too', () => {
    const week = Array.from({ length: 7 }, () => buildPlannedDay(dinner))
    expect(costOf([...week, ...week])).toEqual(costOf(week))
  })

  it('says which prices these are, and names the food that has none', () => {
    const cost = costOf([buildPlannedDay({ ...dinner, beside: ['dino bites'] })])
    expect(cost?.basis.text).toMatch(/^US average prices of 2017–18, raised to those of 2024/)
    expect(cost?.left_out.text).toMatch(/price we do not know: dino bites\.$/)
    expect(costOf([buildPlannedDay(dinner)])?.left_out.text).toMatch(/^Not counted: sales tax/)
  })

  it('is not said where a dish does not tell for how many it is', () => {
    const { people: _, ...lunch } = buildPlannedDay().lunch
    expect(costOf([buildPlannedDay(dinner, { lunch })])).toBeNull()
    expect(costOf([])).toBeNull()
  })

  it('is held against the family’s own budget, where there is one', () => {
    const days = [buildPlannedDay(dinner)]
    const usd = costOf(days)?.usd ?? 0
    expect(costOf(days)).not.toHaveProperty('budget')
    expect(costOf(days, Math.round(usd) + 20)?.budget).toMatchObject({
      text: { key: 'cost.under-budget', params: { left: 20 } },
    })
    expect(costOf(days, Math.round(usd) - 20)?.budget?.text.text).toMatch(/^About \$20 above your/)
  })
})
