import { allGoals } from '@brightplate/planner/goals/all-goals'
import { costWeights } from '@brightplate/planner/goals/cost-weights'
import type { Piece } from '@brightplate/planner/goals/goal'
import { freeFor, weightOfSide } from '@brightplate/planner/goals/table/side-variety-goal'
import { saturday } from '@brightplate/planner/kitchen/kitchen-caps'
import { type Problem, slotCount, weekdayOf } from '@brightplate/planner/search/problem'
import { cookedPieces, minutesPieces } from './kitchen-pieces.ts'
import type { Cap, RelaxedPiece, Standing } from './relaxed-piece.ts'

/** Weekdays are of one kind, the weekend of the other. */
export const kinds = [0, 1] as const
export type Kind = (typeof kinds)[number]

export interface Choice extends Standing {
  /** In the order of the day pieces, then of the plan pieces. */
  amounts: Float64Array
  /** Cost that no other choice changes, on a weekday and at the weekend. */
  own: readonly [number, number]
  counted: readonly { cap: number; times: number }[]
}

export interface Relaxation {
  dayPieces: readonly RelaxedPiece[]
  planPieces: readonly RelaxedPiece[]
  caps: readonly Cap[]
  choices: readonly (readonly Choice[])[]
  /** How many days are weekdays, and how many are not. */
  dayCounts: readonly [number, number]
  constant: number
}

const relaxed = ({ weight, most, amount }: Piece): RelaxedPiece => ({
  weight,
  most: [most, most],
  amount: ({ option, slot }) => amount(option, slot),
})

/** Of pieces that count on some days only: what an option costs there, whatever stands beside it. */
const ownCost = (pieces: readonly Piece[], { option, slot }: Standing, weekday: number) =>
  pieces.reduce(
    (sum, { on, weight, amount }) => (on?.(weekday) ? sum + weight * amount(option, slot) : sum),
    0,
  )

/** A dish that may be cooked for another meal stands cooked, or as what is left. */
const standingsOf = ({ slots }: Problem, slot: number, withLeftovers: boolean): Standing[] =>
  (slots[slot] ?? []).flat().flatMap((option) =>
    withLeftovers && option.keepable
      ? [
          { option, slot, isLeftover: false },
          { option, slot, isLeftover: true },
        ]
      : [{ option, slot, isLeftover: false }],
  )

/** More than a meal that is left of none could ever save: a shared dish feeds one other meal. */
const leftOfNone = 200

/** What is counted of each option, and the caps on it. */
function countedOnce(problem: Problem, wanted: (goal: string) => boolean) {
  const caps: Cap[] = []
  const places = new Map<string, number>()
  const placeOf = (key: string, cap: Cap): number => {
    const index = places.get(key) ?? caps.push(cap) - 1
    places.set(key, index)
    return index
  }
  const repeat = costWeights.repeat * Math.max(0, 1 - problem.profile.routineLevel)
  const ofSide = { weight: weightOfSide(problem), free: freeFor(problem) }
  const count = ({ option, isLeftover }: Standing): Choice['counted'] => {
    const { dish, times, freeTimes, sides, keepable: kept } = option
    const counted: { cap: number; times: number }[] = []
    // What may always come costs nothing.
    if (wanted('repetition') && Number.isFinite(freeTimes)) {
      counted.push({ cap: placeOf(`dish ${dish}`, { weight: repeat, free: freeTimes }), times })
    }
    if (wanted('side-variety')) {
      for (const side of sides) counted.push({ cap: placeOf(`side ${side}`, ofSide), times: 1 })
    }
    if (wanted('kitchen') && kept) {
      const sharedDish = placeOf(`shared dish ${kept.key}`, { weight: leftOfNone, free: 0 })
      counted.push({ cap: sharedDish, times: isLeftover ? 1 : -1 })
    }
    return counted
  }
  return { caps, count }
}

/** The linear programme whose optimum no plan is below; of these goals alone, or of all. */
export function relax(problem: Problem, goals: readonly string[] | null): Relaxation {
  const wanted = (goal: string) => goals === null || goals.includes(goal)
  const pieces = allGoals.filter(({ id }) => wanted(id)).flatMap((goal) => goal.pieces(problem))
  const ownPieces = pieces.filter(({ on }) => on)
  const dayPieces = [
    ...pieces.filter(({ span, on }) => span === 'day' && !on).map(relaxed),
    ...(wanted('kitchen') ? minutesPieces(problem) : []),
  ]
  const planPieces = [
    ...pieces.filter(({ span }) => span !== 'day').map(relaxed),
    ...(wanted('kitchen') ? cookedPieces(problem) : []),
  ]
  const { caps, count } = countedOnce(problem, wanted)
  const choices = problem.slots.map((_, slot) =>
    standingsOf(problem, slot, wanted('kitchen')).map(
      (standing): Choice => ({
        ...standing,
        own: [ownCost(ownPieces, standing, 0), ownCost(ownPieces, standing, saturday)],
        amounts: Float64Array.from([...dayPieces, ...planPieces], ({ amount }) => amount(standing)),
        counted: count(standing),
      }),
    ),
  )
  const days = Array.from({ length: problem.days }, (_, day) => weekdayOf(problem, day))
  const weekdays = days.filter((weekday) => weekday < saturday).length
  const routine = problem.profile.routineLevel
  return {
    dayPieces,
    planPieces,
    caps,
    choices,
    dayCounts: [weekdays, problem.days - weekdays],
    // With a routine every slot holds one dish at the least.
    constant: wanted('repetition') ? routine * costWeights.distinctDish * slotCount : 0,
  }
}
