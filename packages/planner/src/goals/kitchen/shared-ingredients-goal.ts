import type { Option } from '../../search/option.ts'
import type { WeekState } from '../../search/week-state.ts'
import type { AddedPoints, Goal } from '../goal.ts'
import { goalPoints } from '../goal-points.ts'

/** Lines to buy of a week that cost nothing, and from which a list is long; each day after adds some. */
const freeLines = 16
const longFrom = 28
const eachDayAfter = 1.5

function listCost(lines: number, days: number): number {
  const counted = lines - eachDayAfter * Math.max(0, days - 7)
  return (
    goalPoints.lineToBuy * Math.max(0, counted - freeLines) +
    goalPoints.lineOfLongList * Math.max(0, counted - longFrom)
  )
}

const cost = ({ cells, problem }: WeekState): number =>
  listCost(new Set(cells.flatMap(({ foods }) => [...foods])).size, problem.days)

function adding({ foodUses, distinctFoods, problem: { days } }: WeekState): AddedPoints {
  const before = listCost(distinctFoods, days)
  return ({ foods }: Option) => {
    let lines = distinctFoods
    for (let place = 0; place < foods.length; place += 1) {
      if ((foodUses[foods[place] ?? 0] ?? 0) === 0) lines += 1
    }
    return lines === distinctFoods ? 0 : listCost(lines, days) - before
  }
}

/** Dishes that use what others use already: a shorter list, less left over. */
export const sharedIngredientsGoal: Goal = {
  id: 'shared-ingredients',
  pieces: () => [],
  standing: { cost, adding },
}
