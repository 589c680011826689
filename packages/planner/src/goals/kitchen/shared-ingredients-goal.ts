import type { EvaluatedComposition } from '../../search/evaluated-composition.ts'
import type { Problem } from '../../search/problem.ts'
import type { WeekState } from '../../search/week-state.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'
import { isOrdinary } from '../ordinary/is-ordinary.ts'

/** Lines to buy of a week that cost nothing, and from which a list is long; each day after adds some. */
const freeLines = 16
const longFrom = 28
const eachDayAfter = 1.5

/** A family without a list cooks: a list that is saved on makes seven days alike. */
const moreOfOrdinary = 10

function listCost(lines: number, problem: Problem): number {
  const free = isOrdinary(problem) ? moreOfOrdinary : 0
  const counted = lines - free - eachDayAfter * Math.max(0, problem.days - 7)
  return (
    costWeights.lineToBuy * Math.max(0, counted - freeLines) +
    costWeights.lineOfLongList * Math.max(0, counted - longFrom)
  )
}

const cost = ({ cells, problem }: WeekState): number =>
  listCost(new Set(cells.flatMap(({ foods }) => foods)).size, problem)

function add(
  compositions: readonly EvaluatedComposition[],
  { foodUses, distinctFoods, problem }: WeekState,
): void {
  const before = listCost(distinctFoods, problem)
  for (const composition of compositions) {
    let lines = distinctFoods
    for (const food of composition.foods) if (foodUses.of(food) === 0) lines += 1
    if (lines > distinctFoods)
      composition.points = composition.points + listCost(lines, problem) - before
  }
}

/** Dishes that use what others use already: a shorter list, less left over. */
export const sharedIngredientsGoal: Goal = {
  id: 'shared-ingredients',
  pieces: () => [],
  placementPenalty: { cost, add },
}
