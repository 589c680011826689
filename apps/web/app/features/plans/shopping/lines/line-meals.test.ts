import { describe, expect, it } from 'vitest'
import { buildDay, buildPlan } from '../../build-plan.ts'
import { lineMeals } from './line-meals.ts'

const line = (foods: string[], typed?: string) => ({
  name: typed ?? foods[0] ?? '',
  foods,
  ...(typed === undefined ? {} : { typed }),
})

const told = (...given: Parameters<typeof lineMeals>) =>
  lineMeals(...given).map(({ when, slot, dish }) => `${when}, ${slot}: ${dish}`)

describe('what a line of the list is bought for', () => {
  it('is told by weekday and meal', () => {
    expect(told(buildPlan(), line(['oats']))).toEqual([
      'Monday, breakfast: Porridge',
      'Tuesday, breakfast: Porridge',
    ])
  })

  it('is no dish that fits no longer', () => {
    const warnings = [{ day: 1, slot: 'breakfast', dish: 'Porridge', text: '' } as const]
    expect(told(buildPlan({ warnings }), line(['oats']))).toHaveLength(1)
  })

  it('is of a plan of two weeks the week of its trip, by date', () => {
    const days = Array.from({ length: 14 }, (_, index) =>
      buildDay(index + 1, `2026-11-${String(index + 10)}`),
    )
    const plan = buildPlan({}, { days })
    expect(told(plan, line(['oats']))).toHaveLength(14)
    expect(told(plan, line(['oats']), 'first').at(-1)).toBe('November 16, breakfast: Porridge')
    expect(told(plan, line(['oats']), 'second')[0]).toBe('November 17, breakfast: Porridge')
  })

  it('is under the parent’s own word what stands on a plate by it', () => {
    const lunch = {
      ...buildDay(1).lunch,
      foods: [{ food_id: 'o-cereal', grams: 30 }],
      parts: [
        {
          name: 'Cheerios',
          role: 'accepted' as const,
          typed: 'Cheerios',
          energy_kcal: 100,
          ingredients: [],
          grams: 30,
        },
      ],
      beside: ['Grandma’s buns'],
    }
    const other = { ...lunch, parts: [], beside: [] }
    const days = [buildDay(1, undefined, { lunch }), buildDay(2, undefined, { lunch: other })]
    const plan = buildPlan({}, { days })
    expect(told(plan, line(['o-cereal'], 'Cheerios'))).toEqual(['Day 1, lunch: Soup'])
    expect(told(plan, line([], 'Grandma’s buns'))).toEqual(['Day 1, lunch: Soup'])
  })
})
