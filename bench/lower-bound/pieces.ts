import { nutrients } from '@brightplate/foods/nutrients'
import { countedLimits } from '@brightplate/planner/counted-limits'
import { energyTarget } from '@brightplate/planner/energy-target'
import { goalPoints } from '@brightplate/planner/goals/goal-points'
import type { Option, Problem } from '@brightplate/planner/problem'

/** One linear piece of a goal: `weight` for each unit by which the sum of `amount` passes `most`. */
export interface Piece {
  goal: string
  scope: 'day' | 'plan'
  weight: number
  most: number
  amount: (option: Option) => number
}

const kcal = { protein: 4, fat: 9, carbohydrate: 4 }

/** The largest day that can be made at all: no share of a day is of more energy than this. */
const largestDay = (problem: Problem): number =>
  problem.slots.reduce(
    (sum, dishes) =>
      sum +
      Math.max(
        ...dishes.flat().map(({ amounts }) => amounts[nutrients.indexOf('energy_kcal')] ?? 0),
      ),
    0,
  )

const amountOf = (nutrient: (typeof nutrients)[number]) => {
  const index = nutrients.indexOf(nutrient)
  return (option: Option) => option.amounts[index] ?? 0
}

const energy = amountOf('energy_kcal')

function energyPieces(problem: Problem): Piece[] {
  const target = energyTarget(problem)
  const piece = { goal: 'energy', scope: 'day' as const, weight: 100 * goalPoints.energyPercent }
  return [
    { ...piece, most: 1, amount: (option) => energy(option) / target },
    { ...piece, most: -1, amount: (option) => -energy(option) / target },
  ]
}

/** Shares have the day's energy below the line: the largest day stands there instead, which never costs more. */
function moderationPieces(problem: Problem): Piece[] {
  const { targets } = problem
  const below = largestDay(problem)
  const shares = [
    { amount: amountOf('protein_g'), factor: kcal.protein, ...targets.protein },
    { amount: amountOf('fat_g'), factor: kcal.fat, ...targets.fat },
    { amount: amountOf('carb_g'), factor: kcal.carbohydrate, ...targets.carbohydrate },
    { amount: amountOf('sat_fat_g'), factor: kcal.fat, low: 0, high: targets.saturatedFat ?? 1 },
    {
      amount: amountOf('added_sugars_g'),
      factor: kcal.carbohydrate,
      low: 0,
      high: targets.addedSugars,
    },
  ]
  const piece = {
    goal: 'moderation',
    scope: 'day' as const,
    weight: goalPoints.energyShare,
    most: 0,
  }
  const sodium = amountOf('sodium_mg')
  return [
    ...shares.flatMap(({ amount, factor, low, high }) => [
      {
        ...piece,
        amount: (option: Option) => (factor * amount(option) - high * energy(option)) / below,
      },
      {
        ...piece,
        amount: (option: Option) => (low * energy(option) - factor * amount(option)) / below,
      },
    ]),
    {
      ...piece,
      weight: goalPoints.sodiumTwice,
      most: 1,
      amount: (option: Option) => sodium(option) / targets.sodiumMg,
    },
  ]
}

function nutrientPieces({ days, indexedTargets }: Problem): Piece[] {
  return indexedTargets.map(({ index, recommended, weight }) => ({
    goal: 'nutrients',
    scope: 'plan',
    weight: goalPoints.nutrientMissing * weight,
    most: -1,
    amount: (option) => -(option.amounts[index] ?? 0) / (recommended * days),
  }))
}

function upperIntakePieces({ indexedTargets, targets }: Problem): Piece[] {
  const retinol = nutrients.indexOf('retinol_ug')
  return [...indexedTargets, { index: retinol, upper: targets.retinolUg }]
    .filter(({ upper }) => upper < Number.POSITIVE_INFINITY)
    .map(({ index, upper }) => ({
      goal: 'upper-intakes',
      scope: 'day',
      weight: goalPoints.upperIntakeTwice,
      most: 1,
      amount: (option) => (option.amounts[index] ?? 0) / upper,
    }))
}

/** Only for plans of at most a week: a longer one has a limit for each week. */
function countedPieces(problem: Problem): Piece[] {
  return countedLimits.flatMap(({ per }, index) => {
    const most = problem.limits[index] ?? Number.POSITIVE_INFINITY
    if (most === Number.POSITIVE_INFINITY) return []
    return [
      {
        goal: 'counted-limits',
        scope: per === 'day' ? ('day' as const) : ('plan' as const),
        weight: goalPoints.brokenLimit,
        most: most + 0.001,
        amount: (option: Option) => option.counted[index] ?? 0,
      },
    ]
  })
}

function wishPieces({ profile }: Problem): Piece[] {
  if (profile.likes.length === 0 && profile.likedTextures.length === 0) return []
  return [
    {
      goal: 'wishes',
      scope: 'day',
      weight: goalPoints.unwishedDay,
      most: -1,
      amount: ({ wished }) => (wished ? -1 / 3 : 0),
    },
  ]
}

/**
 * The goals of a plan as sums of linear pieces, none above what the goal costs. Weights are those of
 * the planner's goals: a test compares them.
 */
export const piecesOf = (problem: Problem): Piece[] => [
  ...energyPieces(problem),
  ...moderationPieces(problem),
  ...nutrientPieces(problem),
  ...upperIntakePieces(problem),
  ...countedPieces(problem),
  ...wishPieces(problem),
]
