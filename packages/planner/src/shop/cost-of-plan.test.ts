import { eatingDays } from '@brightplate/foods/eating/eating-days'
import { requirePrice } from '@brightplate/foods/shop/food-prices'
import { describe, expect, it } from 'vitest'
import type { PlannedDay } from '../plan-document.ts'
import { buildPart, buildPlannedDay } from '../testing/build-planned-day.ts'
import { costOfPlan } from './cost-of-plan.ts'

const usd = (food: string, grams: number) => (requirePrice(food).usdPer100g * grams) / 100
const costOf = (days: readonly PlannedDay[], weeklyBudget: number | null = null) =>
  costOfPlan(days, { weeklyBudget, ageYears: 7 })

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

  it('says that a day costs more than most days of that age do, unless the family has a budget', () => {
    const dear = (grams: number) => {
      const of = {
        ...dinner,
        foods: [{ food_id: 'salmon', grams }],
        people: 1,
        parts: [buildPart()],
      }
      return [buildPlannedDay(of)]
    }
    const limit = eatingDays['4-8'].usd
    const gramsFor = (dollars: number) => (dollars / requirePrice('salmon').usdPer100g) * 100
    expect(costOf(dear(gramsFor(limit)))).not.toHaveProperty('above_usual')
    expect(costOf(dear(gramsFor(limit + 0.2)))?.above_usual?.text).toMatch(
      /^That share is more than three in four days of US children aged 4 to 8 cost, about \$8\.10\./,
    )
    expect(costOf(dear(gramsFor(limit + 0.2)), 500)).not.toHaveProperty('above_usual')
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

  it('is within a budget up to its last dollar, and names what most is paid for from the next', () => {
    const days = [buildPlannedDay(dinner)]
    const shown = Math.round(costOf(days)?.usd ?? 0)
    expect(costOf(days, shown)?.budget?.text.text).toBe(
      `Within your $${shown} a week, with about $0 left.`,
    )
    const salmon = Math.round(usd('salmon', 600) * 7)
    const pasta = Math.round(usd('plain-pasta', 150) * 7)
    expect(costOf(days, shown - 1)?.budget?.text.text).toBe(
      `About $1 above your $${shown - 1} a week. Most of it is for boneless skinless salmon fillets (about $${salmon}) and plain pasta (about $${pasta}). Swap a meal: where a cheaper one fits, it is marked.`,
    )
  })

  it('says that known food alone is above a budget, and only then', () => {
    const part = { ingredients: [''] }
    const parts = [buildPart({ ...part, role: 'accepted' }), buildPart(part)]
    const days = [buildPlannedDay({ foods, people: 1, parts })]
    const known = Math.round(usd('salmon', 600) * 7)
    expect(costOf(days, known - 1)?.budget?.text).toMatchObject({
      key: 'cost.over-by-known',
      params: { known },
    })
    expect(costOf(days, known)?.budget?.text.key).toBe('cost.over-budget')
  })
})
