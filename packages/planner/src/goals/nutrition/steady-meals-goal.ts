import { nutrientIndex } from '@brightplate/foods/nutrients'
import { energyShare } from '../../energy-share.ts'
import { energyTarget } from '../../energy-target.ts'
import type { Problem } from '../../search/problem.ts'
import { slots } from '../../slot.ts'
import { costWeights } from '../cost-weights.ts'
import { type Goal, ofNutrients, onlyAt, type Piece } from '../goal.ts'

/** Share of a breakfast's energy that protein makes up in "a filling start": the middle of the range for children. */
const proteinShare = 0.15
const kcalInGram = 4

function proteinPiece(problem: Problem): Piece {
  const breakfast = energyTarget(problem) * energyShare('breakfast', problem.profile)
  const wanted = (breakfast * proteinShare) / kcalInGram
  return onlyAt((slot) => slot === 0, {
    span: 'day',
    weight: costWeights.breakfastProtein,
    most: -1,
    ...ofNutrients({ terms: [{ index: nutrientIndex.protein_g, factor: -1 }], per: wanted }),
  })
}

/** How far a slot may lie from its share at no cost, in shares of a day: nutrients need the room more. */
const free = 0.03

/** A slot above its share of the day's energy, or below. */
function sharePieces(problem: Problem, slot: number, share: number): Piece[] {
  const target = energyTarget(problem)
  const piece = { span: 'day' as const, weight: costWeights.unsteadyShare }
  const isMeant = (at: number) => at === slot
  const eaten = (sign: 1 | -1) =>
    ofNutrients({ terms: [{ index: nutrientIndex.energy_kcal, factor: sign }], per: target })
  return [
    onlyAt(isMeant, { ...piece, most: share + free, ...eaten(1) }),
    onlyAt(isMeant, { ...piece, most: free - share, ...eaten(-1) }),
  ]
}

/** For focus, calm and energy: protein at breakfast, and each slot near its share of the day. */
export const steadyMealsGoal: Goal = {
  id: 'steady-meals',
  pieces: (problem) =>
    problem.steady
      ? [
          proteinPiece(problem),
          ...slots.flatMap((slot, index) =>
            sharePieces(problem, index, energyShare(slot, problem.profile)),
          ),
        ]
      : [],
}
