import { type AgeBand, ageBandOf } from '@brightplate/foods/eating/age-band'
import { commonFrom, eatingDays, rareBelow } from '@brightplate/foods/eating/eating-days'
import { eatingRates, percentOfDays } from '@brightplate/foods/eating/eating-rates'
import { nutrientIndex } from '@brightplate/foods/nutrients'
import { energyTarget } from '../../energy-target.ts'
import type { Option } from '../../search/option.ts'
import type { Problem } from '../../search/problem.ts'
import { usdOfChild } from '../../shop/usd-of-option.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal, Piece } from '../goal.ts'

const energy = nutrientIndex.energy_kcal
const daysAWeek = 7

/** As much of what most weeks cost is aimed at: lines are rounded to what a kitchen measures. */
const aimedAt = 0.97

/** A week of the child's own share costs no more than most weeks of children of that age. */
function price({ profile }: Problem): Piece {
  const most = daysAWeek * aimedAt * eatingDays[ageBandOf(profile.ageYears)].usd
  return {
    span: 'week',
    weight: (100 * costWeights.realPricePercent) / most,
    most,
    amount: usdOfChild,
  }
}

function rememberedPercents(band: AgeBand): (category: number) => number {
  const known = new Map<number, number>()
  return (category) => {
    const percent = known.get(category) ?? percentOfDays(eatingRates, category, 'any', band)
    known.set(category, percent)
    return percent
  }
}

/** What few children eat brings little of a day, and what many do brings much. */
function familiar(problem: Problem): Piece[] {
  const band = ageBandOf(problem.profile.ageYears)
  const { rare, common } = eatingDays[band]
  const target = energyTarget(problem)
  const percentOf = rememberedPercents(band)
  const kcalFrom = ({ parts }: Option, isMeant: (percent: number) => boolean) => {
    let kcal = 0
    for (const { serving, candidateFood } of parts) {
      if (serving && isMeant(percentOf(candidateFood.category))) kcal += serving.amounts[energy]
    }
    return kcal
  }
  const piece = { span: 'day' as const, weight: costWeights.unfamiliarShare, most: 0 }
  return [
    {
      ...piece,
      amount: (option) =>
        (kcalFrom(option, (percent) => percent < rareBelow) - rare * option.amounts[energy]) /
        target,
    },
    {
      ...piece,
      amount: (option) =>
        (common * option.amounts[energy] - kcalFrom(option, (percent) => percent >= commonFrom)) /
        target,
    },
  ]
}

/** A day as most days of children of that age are: what it costs, and for whom no food is named, what it is made of. */
export const realDaysGoal: Goal = {
  id: 'real-days',
  pieces: (problem) => [
    price(problem),
    ...(problem.profile.safeFoods.length === 0 ? familiar(problem) : []),
  ],
}
