import { costWeights } from '@brightplate/planner/goals/cost-weights'
import { easyShare, minutesCap } from '@brightplate/planner/goals/kitchen/kitchen-goal'
import { cookedFrom, saturday } from '@brightplate/planner/kitchen/kitchen-caps'
import { minutesOf } from '@brightplate/planner/kitchen/kitchen-load'
import type { Problem } from '@brightplate/planner/search/problem'
import type { RelaxedPiece } from './relaxed-piece.ts'

/** What the kitchen costs day by day: minutes above what is easy, and above what it may ask. */
export function minutesPieces({ caps }: Problem): RelaxedPiece[] {
  const most = [minutesCap(0, caps), minutesCap(saturday, caps)] as const
  const amount: RelaxedPiece['amount'] = ({ option, isLeftover }) => minutesOf(option, isLeftover)
  return [
    {
      weight: costWeights.minuteInKitchen,
      most: [easyShare.minutes * most[0], easyShare.minutes * most[1]],
      amount,
    },
    { weight: costWeights.minuteAboveCap, most, amount },
  ]
}

/** The same week by week, by cooked meals. */
export function cookedPieces({ caps: { cookedMeals } }: Problem): RelaxedPiece[] {
  const amount: RelaxedPiece['amount'] = ({ option, isLeftover }) =>
    minutesOf(option, isLeftover) >= cookedFrom ? 1 : 0
  const piece = (weight: number, most: number): RelaxedPiece => ({
    weight,
    most: [most, most],
    amount,
  })
  return [
    piece(costWeights.mealCooked, easyShare.cooked * cookedMeals),
    piece(costWeights.mealAboveCap, cookedMeals),
  ]
}
