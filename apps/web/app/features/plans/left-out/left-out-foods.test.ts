import { describe, expect, it } from 'vitest'
import { buildDay, buildPlan } from '../build-plan.ts'
import { fittingDishes } from '../fitting-dishes.ts'
import { leftOutFoods } from './left-out-foods.ts'
import { leftOutOfList, leftOutWords } from './left-out-words.ts'

const warning = { day: 1, slot: 'lunch', dish: 'Soup', text: 'Soup holds carrot.' } as const

describe('a dish that no longer fits the profile', () => {
  it('is not among the dishes of its day', () => {
    const plan = buildPlan({ warnings: [warning] })
    const [first, second] = plan.plan_data.days.map((day) =>
      fittingDishes(plan, day).map(({ slot }) => slot),
    )
    expect(first).toEqual(['breakfast', 'snack_1', 'snack_2', 'juice', 'dinner'])
    expect(second).toContain('lunch')
  })

  it('leaves out the foods that nothing else needs', () => {
    const days = [buildDay(1)]
    expect([...leftOutFoods(buildPlan({ warnings: [warning] }, { days }))]).toEqual(['carrot'])
  })

  it('leaves a food in the list that another dish needs', () => {
    expect(leftOutFoods(buildPlan({ warnings: [warning] })).size).toBe(0)
  })

  it('is said to be missing, without its name', () => {
    expect(leftOutWords(0)).toBeNull()
    expect(leftOutWords(1)).toBe('One dish no longer fits the profile and is left out here.')
    expect(leftOutWords(3)).toBe('3 dishes no longer fit the profile and are left out here.')
  })

  it('is said of the shopping list too, beside what is wrong with the list itself', () => {
    const ofList = { day: null, slot: null, dish: null, text: 'The list names something.' }
    expect(leftOutOfList([], new Set())).toEqual([])
    expect(leftOutOfList([warning, ofList], new Set(['carrot']))).toEqual([
      'The list names something.',
      'Left out: what only dishes need that no longer fit the profile.',
    ])
  })
})
