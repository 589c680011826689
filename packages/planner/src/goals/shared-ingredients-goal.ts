import type { Option } from '../option.ts'
import type { WeekState } from '../week-state.ts'
import type { Added, Goal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

/** Foods that a week's shopping may hold before the list counts as long; a second week adds half. */
const freeFoods = { firstWeek: 26, eachDayAfter: 1.5 }

const freeFor = (days: number): number =>
  freeFoods.firstWeek + freeFoods.eachDayAfter * Math.max(0, days - 7)

const above = (distinct: number, days: number): number =>
  goalPoints.foodOnList * Math.max(0, distinct - freeFor(days))

const cost = ({ cells, problem }: WeekState): number =>
  above(new Set(cells.flatMap(({ foods }) => [...foods])).size, problem.days)

function adding({ foodUses, distinctFoods, problem }: WeekState): Added {
  const free = freeFor(problem.days)
  const points = ({ foods }: Option): number => {
    if (distinctFoods + foods.length <= free) return 0
    let distinct = distinctFoods
    for (let place = 0; place < foods.length; place += 1) {
      if ((foodUses[foods[place] ?? 0] ?? 0) === 0) distinct += 1
    }
    return above(distinct, problem.days)
  }
  return { points }
}

/** Dishes that use what others use already: a shorter list, less left over. */
export const sharedIngredientsGoal: Goal = {
  id: 'shared-ingredients',
  pieces: () => [],
  standing: { cost, adding },
}
