import { lastBases } from '@brightplate/recipes/meal-bases'
import type { EvaluatedComposition } from '../../../search/evaluated-composition.ts'
import { acceptedBaseOf, type Option } from '../../../search/option.ts'
import { mainCount, type Problem, slotCount } from '../../../search/problem.ts'
import type { WeekState } from '../../../search/week-state.ts'
import { costWeights } from '../../cost-weights.ts'
import { type Goal, onlyAt, type Piece } from '../../goal.ts'

/** Eating one thing daily is how children lose it: none at more than a third of main meals, where five may stand there. */
const enoughFoods = 5
/** Of fewer none stands at more than twice its share: a limit at the share itself would leave each where it first stood. */
const mostOfMeals = (foods: number) => (foods < enoughFoods ? Math.min(1, 2 / foods) : 1 / 3)

const isMain = (cell: number) => cell % slotCount < mainCount

/** How many foods of the profile may stand at main meals; from two on they take turns. */
const fitting = ({ acceptedAtMeals }: Problem) => acceptedAtMeals.filter(Boolean).length

const mayVary = (problem: Problem) => fitting(problem) > 1 && problem.profile.routineLevel < 1

/** Foods of which each snack of a day has its own. */
const enoughForSnacks = 3

const snackSlot = mainCount

const isSnack = (slot: number) => slot >= mainCount && slot < slotCount - 1

/** With few foods they come again the same day: what else is there? */
const roomAmong = (foods: number, enough: number) =>
  Math.min(1, Math.max(0, foods - 1) / (enough - 1))

const atSnacks = ({ acceptedAtSnacks }: Problem) => acceptedAtSnacks.filter(Boolean).length

/** The same food at a second meal or snack of a day, and at both snacks most of all. */
const onceADay = (problem: Problem): Piece[] =>
  problem.profile.safeFoods.flatMap((_, index): Piece[] => {
    const varied = 1 - problem.profile.routineLevel
    const weight = varied * roomAmong(fitting(problem), enoughFoods)
    const snackWeight = varied * roomAmong(atSnacks(problem), enoughForSnacks)
    const times = ({ accepted }: Option) => (accepted.includes(index) ? 1 : 0)
    return [
      { span: 'day', weight: weight * costWeights.acceptedAgain, most: 1, amount: times },
      { span: 'day', weight: weight * costWeights.acceptedThirdTime, most: 2, amount: times },
      onlyAt(isSnack, {
        span: 'day',
        weight: snackWeight * costWeights.acceptedAtBothSnacks,
        most: 1,
        amount: times,
      }),
    ]
  })

/** By how much a food may stand at more snacks than its share. */
const shareOfSnacks = 1.25

/** Foods that the child snacks on take turns. */
const inTurnsAtSnacks = (problem: Problem): Piece[] => {
  const foods = atSnacks(problem)
  const snacks = problem.days * (slotCount - 1 - mainCount)
  return problem.acceptedAtSnacks.flatMap((may, index): Piece[] =>
    may && foods > 1
      ? [
          onlyAt(isSnack, {
            span: 'plan',
            weight: (1 - problem.profile.routineLevel) * costWeights.aboveShareOfSnacks,
            most: Math.ceil((shareOfSnacks * snacks) / foods),
            amount: ({ accepted }) => (accepted.includes(index) ? 1 : 0),
          }),
        ]
      : [],
  )
}

/** Of a dip a snack or two a week: ketchup with each bowl of chips is no turn of the chips. */
const mostDipsAtSnacks = 2

const dipsAtSnacks = (problem: Problem): Piece[] =>
  problem.profile.safeFoods.map((_, index) => {
    const isDip = ({ role, safeFood, candidateFood }: Option['parts'][number]) =>
      role === 'accepted' && safeFood?.index === index && candidateFood.group === 'spread-dip'
    return onlyAt(isSnack, {
      span: 'week',
      weight: (1 - problem.profile.routineLevel) * costWeights.dipAtSnack,
      most: mostDipsAtSnacks,
      amount: ({ parts }) => (parts.some(isDip) ? 1 : 0),
    })
  })

/** Of what is a meal elsewhere, as fries and pizza are, three snacks a week: one of ours takes turns. */
const mostMealsAsSnacks = 3

const isLastAtSnacks = ({ parts: [base] }: Option): boolean =>
  lastBases.snack.some((group) => group === base?.candidateFood.group)

const mealsAsSnacks = (problem: Problem): Piece[] =>
  problem.profile.safeFoods.flatMap((_, index): Piece[] => {
    const isBase = (option: Option) => acceptedBaseOf(option) === index && isLastAtSnacks(option)
    if (!problem.slots[snackSlot]?.some(([first]) => first && isBase(first))) return []
    return [
      onlyAt(isSnack, {
        span: 'week',
        weight: (1 - problem.profile.routineLevel) * costWeights.mealAsSnack,
        most: mostMealsAsSnacks,
        amount: (option) => (isBase(option) ? 1 : 0),
      }),
    ]
  })

/** Of a food that is eaten now and then, two meals or snacks a week. */
const mostSeldom = 2

const seldomAtMost = ({ profile, days }: Problem): Piece[] =>
  profile.safeFoods.flatMap(({ seldom }, index): Piece[] =>
    seldom
      ? [
          {
            span: 'plan',
            weight: costWeights.aboveThird,
            most: Math.max(1, Math.round((mostSeldom * days) / 7)),
            amount: ({ accepted }) => (accepted.includes(index) ? 1 : 0),
          },
        ]
      : [],
  )

/** Above its fair share first a little, above a third of main meals much. */
function pieces(problem: Problem): Piece[] {
  if (!mayVary(problem)) return []
  const meals = problem.days * mainCount
  const weight = 1 - problem.profile.routineLevel
  const fair = Math.ceil((2 * meals) / fitting(problem))
  const most = Math.max(
    Math.floor(meals * mostOfMeals(fitting(problem))),
    Math.ceil(meals / fitting(problem)),
  )
  const ofMeals = problem.acceptedAtMeals.flatMap((isFitting, index): Piece[] => {
    if (!isFitting) return []
    const amount = ({ accepted }: Option) => (accepted.includes(index) ? 1 : 0)
    const atMains = (piece: Pick<Piece, 'weight' | 'most'>) =>
      onlyAt((slot) => slot < mainCount, { span: 'plan', ...piece, amount })
    return [
      atMains({ weight: weight * costWeights.aboveFairShare, most: fair }),
      atMains({ weight: weight * costWeights.aboveThird, most }),
    ]
  })
  return [
    ...onceADay(problem),
    ...ofMeals,
    ...inTurnsAtSnacks(problem),
    ...mealsAsSnacks(problem),
    ...dipsAtSnacks(problem),
    ...seldomAtMost(problem),
  ]
}

/** Foods that stand at no main meal of the plan, though they may. */
function unused({ cells, problem }: WeekState): number {
  const used = new Set(cells.flatMap(({ accepted }, cell) => (isMain(cell) ? accepted : [])))
  return problem.acceptedAtMeals.filter((isFitting, index) => isFitting && !used.has(index)).length
}

function cost(state: WeekState): number {
  const { problem } = state
  if (!mayVary(problem)) return 0
  return (1 - problem.profile.routineLevel) * costWeights.unusedFood * unused(state)
}

function add(compositions: readonly EvaluatedComposition[], state: WeekState, cell: number): void {
  const { problem, acceptedUses } = state
  if (!mayVary(problem) || !isMain(cell)) return
  const weight = (1 - problem.profile.routineLevel) * costWeights.unusedFood
  if (problem.acceptedAtMeals.every((may, index) => !may || acceptedUses.of(index) > 0)) return
  for (const composition of compositions) {
    for (const food of composition.accepted) {
      if (acceptedUses.of(food) === 0) composition.points -= weight
    }
  }
}

/** The foods that the child eats by turns: each that fits before one repeats much, none daily. */
export const acceptedVarietyGoal: Goal = {
  id: 'accepted-variety',
  pieces,
  placementPenalty: { cost, add },
}
