import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { planDays } from '../../plan-days.ts'
import { dishesOfDay } from '../../plan-document.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { search } from '../../search/search.ts'
import { stateOf } from '../../search/week-state.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'
import { costTerm } from '../cost-term.ts'
import { costWeights } from '../cost-weights.ts'
import { sweetsOfListGoal } from './sweets-of-list-goal.ts'

const steps = 3500

/** By day the glasses of a drink. */
function weekOf(foods: readonly string[], ageYears: number, drink: string, seed = 1) {
  const profile = buildProfile({
    ageYears,
    safeFoods: foods.map(safeFood),
    safeFoodsNearlyAll: true,
  })
  const made = planDays({ profile, startDate: '2026-11-23', durationDays: 7, seed, steps })
  if (made.kind === 'infeasible') throw new Error(JSON.stringify(made))
  return made.days.map((day) => ({
    glasses: dishesOfDay(day)
      .flatMap(({ parts = [] }) => parts)
      .filter(({ typed }) => typed === drink),
  }))
}

describe('a sweetened drink beside one food', () => {
  it('costs more than beside the same food with another', () => {
    const profile = buildProfile({
      safeFoods: ['pasta', 'chicken drumsticks', 'root beer'].map(safeFood),
      safeFoodsNearlyAll: true,
    })
    const problem = buildProblem(ourMenu, profile, '2026-11-23', 7)
    const { cells } = search(problem, { seed: 1, steps: 500 })
    const costWith = (foods: readonly string[]) => {
      const lunch = problem.slots[1]
        ?.flat()
        .find(({ parts }) => parts.map(({ safeFood: own }) => own?.typed).join() === foods.join())
      if (!lunch) throw new Error(`No lunch of ${foods.join()}`)
      return costTerm(sweetsOfListGoal, stateOf(problem, cells.with(1, lunch)))
    }
    const alone = costWith(['pasta', 'root beer'])
    const beside = costWith(['pasta', 'chicken drumsticks', 'root beer'])
    expect(alone - beside).toBe(costWeights.sweetDrinkAlone)
  })
})

describe('a sweetened drink of the list', () => {
  it('stands in the week, and at most once a day', () => {
    const foods = ['lemonade', 'mac and cheese', 'Cheerios', 'chicken nuggets', 'fries', 'apples']
    const days = weekOf(foods, 8, 'lemonade')
    expect(Math.max(...days.map(({ glasses }) => glasses.length))).toBe(1)
  })

  it.each([1, 2, 3])(
    'stands beside as many meals and snacks a week as there are such drinks, or one more, seed %i',
    (seed) => {
      const foods = 'chicken drumsticks,cheeseburger,slushie,sausage links,hamburger,Sprite,donuts'
      const listed = foods.split(',')
      const glasses = weekOf(listed, 7, 'Sprite', seed).concat(weekOf(listed, 7, 'slushie', seed))
      expect(glasses.flatMap((day) => day.glasses).length).toBeLessThanOrEqual(3)
    },
  )

  it('is a glass a day, though little else is eaten, but where an upper intake asks for it: ham, chicken, beans, steak, rice, milk and nectar at three', () => {
    const foods = ['beans', 'ham', 'chicken', 'milk', 'steak', 'mango nectar', 'rice']
    const days = weekOf(foods, 3, 'mango nectar').map(({ glasses }) => glasses)
    expect(days.filter(({ length }) => length > 1).length).toBeLessThan(2)
    expect(Math.max(...days.flat().map(({ grams }) => grams ?? 0))).toBeLessThan(130)
  })

  it('may be the juice of a day where it is of fruit, and not where it is a soda or a slush', () => {
    const foods = [
      'fruit punch',
      'Sprite',
      'slushie',
      'tacos',
      'pizza',
      'Cheerios',
      'chicken',
      'rice',
    ]
    const profile = buildProfile({
      ageYears: 9,
      safeFoods: foods.map(safeFood),
      safeFoodsNearlyAll: true,
    })
    // A glass alone is no meal, and no snack.
    const poured = buildProblem(ourMenu, profile, '2026-11-23', 7)
      .slots.flat(2)
      .flatMap(({ parts }) => (parts.length === 1 ? (parts[0]?.safeFood?.typed ?? []) : []))
    expect(poured).toContain('fruit punch')
    expect(poured).not.toContain('Sprite')
    expect(poured).not.toContain('slushie')
  })
})
