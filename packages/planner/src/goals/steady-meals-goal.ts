import { nutrients } from '@brightplate/foods/nutrients'
import { energyShare } from '../energy-share.ts'
import { energyTarget } from '../energy-target.ts'
import { slotCount } from '../problem.ts'
import { slots } from '../recipe.ts'
import type { DayGoal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

const energy = nutrients.indexOf('energy_kcal')
const protein = nutrients.indexOf('protein_g')

/** Share of the day's protein that makes a breakfast "a filling start". */
export const breakfastProtein = 0.25

/** For focus, calm and energy: protein at breakfast, and each slot near its share of the day. */
export const steadyMealsGoal: DayGoal = {
  id: 'steady-meals',
  scope: 'day',
  cost: ({ problem, cells }, day) => {
    const { profile, targets, steady } = problem
    if (!steady) return 0
    const recommended = targets.nutrients.find(({ nutrient }) => nutrient === 'protein_g')
    const wanted = (recommended?.recommended ?? 0) * breakfastProtein
    const eaten = cells[day * slotCount]?.amounts[protein] ?? 0
    let cost = wanted > 0 ? goalPoints.breakfastProtein * Math.max(0, 1 - eaten / wanted) : 0
    const kcal = energyTarget(problem)
    slots.forEach((slot, index) => {
      const share = (cells[day * slotCount + index]?.amounts[energy] ?? 0) / kcal
      cost += goalPoints.unsteadyShare * Math.abs(share - energyShare(slot, profile))
    })
    return cost
  },
}
