import { foods } from '@brightplate/foods/foods'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { buildRestrictions } from '@brightplate/foods/testing/build-restrictions'
import type { Course } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import type { Slot } from '../slot.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { ageRuleAgainst } from './age-rules.ts'

/** Foods that only one of the two keeps from a child of this age at this meal. */
function disagreements(ageYears: number, course: Course, slot: Slot): string[] {
  const restrictions = buildRestrictions({ ageYears })
  return foods.flatMap((food) => {
    const rule = ageRuleAgainst(food, course, buildProfile({ ageYears }))
    const dish = { slot, name: '', lines: [food.name], steps: [], benefits: '' }
    const [found] = checkPlanText(restrictions, {
      days: [{ dishes: [dish] }],
      shoppingList: [],
      tips: [],
    })
    if ((rule === null) === (found === undefined)) return []
    return [found ? `${food.name}: by "${found.found}" alone` : `${food.name}: by ${rule} alone`]
  })
}

const meals: readonly (readonly [Course, Slot])[] = [
  ['breakfast', 'breakfast'],
  ['lunch', 'lunch'],
  ['snack', 'snack_1'],
  ['dinner', 'dinner'],
]

describe.each([1, 2, 3, 4, 5, 8, 17])('at age %i', (ageYears) => {
  it.each(meals)('the planner and the word gate keep the same foods from a %s', (course, slot) => {
    expect(disagreements(ageYears, course, slot)).toEqual([])
  })
})

const chokesOn = (line: string) =>
  checkPlanText(
    { ageYears: 3, carefulChewing: true, allergens: [], diets: [], words: [] },
    {
      days: [{ dishes: [{ slot: 'lunch', name: '', lines: [line], steps: [], benefits: '' }] }],
      shoppingList: [],
      tips: [],
    },
  ).some(({ id }) => id === 'choking')

describe('what a young child can choke on', () => {
  it('is prepared by the planner wherever the word gate knows it', () => {
    const unprepared = foods.filter(({ name, choking }) => choking === null && chokesOn(name))
    expect(unprepared.map(({ name }) => name)).toEqual([])
  })

  it('is no hazard to the word gate once the planner has prepared it', () => {
    const lines = foods.flatMap(({ name, choking }) =>
      choking?.forYoung ? [`${name}, ${choking.forYoung}`] : [],
    )
    expect(lines.filter(chokesOn)).toEqual([])
  })
})
