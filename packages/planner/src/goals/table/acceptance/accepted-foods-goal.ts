import { nutrientIndex } from '@brightplate/foods/nutrients'
import { isOfOwnBase } from '../../../compositions/bases-of.ts'
import { floor } from '../../../compositions/filters/floor.ts'
import { isSweetenedDrink } from '../../../compositions/parts/is-sweetened-drink.ts'
import { energyTarget } from '../../../energy-target.ts'
import { acceptedPartOf, type Option } from '../../../search/option.ts'
import { mainCount, type Problem } from '../../../search/problem.ts'
import { slots } from '../../../slot.ts'
import { costWeights } from '../../cost-weights.ts'
import type { Goal, Piece } from '../../goal.ts'

const snackSlots = slots.flatMap((slot, index) => (slot.startsWith('snack') ? index : []))
const juice = slots.indexOf('juice')

const hasAccepted = (option: Option) => acceptedPartOf(option) !== undefined

/** With one or two foods that are eaten, one snack of a day is for others: eating one thing all day is how children lose it. */
const enoughForSnacks = ({ profile, acceptedAtMeals }: Problem) =>
  profile.safeFoodsNearlyAll || acceptedAtMeals.filter(Boolean).length > 2

/** An accepted food at each main meal, at snacks as far as other rules let one, and as the juice where one is accepted. */
const presence = (problem: Problem): Piece[] => [
  {
    span: 'day',
    weight: costWeights.acceptedMissing,
    most: 0,
    amount: (option, slot) => (slot < mainCount && !hasAccepted(option) ? 1 : 0),
  },
  {
    span: 'day',
    weight: enoughForSnacks(problem)
      ? costWeights.acceptedMissingAtSnack
      : costWeights.acceptedMissingAtSnackOfFew,
    most: 0,
    amount: (option, slot) => (snackSlots.includes(slot) && !hasAccepted(option) ? 1 : 0),
  },
  {
    span: 'day',
    weight: costWeights.acceptedMissingAtJuice,
    most: 0,
    amount: (option, slot) => (slot === juice && !hasAccepted(option) ? 1 : 0),
  },
]

/** A soda that the child drinks is no food that it eats: none is poured to come to a share of energy. */
const sweetDrinkKcal = ({ parts }: Option): number =>
  parts.reduce(
    (sum, { role, candidateFood, serving }) =>
      role === 'accepted' && isSweetenedDrink(candidateFood.category)
        ? sum + (serving?.energyKcal ?? 0)
        : sum,
    0,
  )

/** What accepted food falls short of its share of a day's energy, in shares of the day. */
const dayFloor = (problem: Problem): Piece => {
  const target = energyTarget(problem)
  return {
    span: 'day',
    weight: costWeights.belowFloor,
    most: 0,
    amount: (option) => {
      const poured = sweetDrinkKcal(option)
      const all = option.amounts[nutrientIndex.energy_kcal] - poured
      return (floor.day * all - (option.acceptedKcal - poured)) / target
    },
  }
}

/** Where no main meal may be built upon what is eaten, ordinary food fills the days. */
const hasFloor = ({ profile, slots: ofSlots }: Problem): boolean =>
  profile.safeFoodsNearlyAll &&
  ofSlots
    .slice(0, mainCount)
    .some((compositions) => compositions.some(([first]) => first && isOfOwnBase(first.parts)))

/** What the child is known to eat, at each meal; nearly all of it where nothing else is eaten. */
export const acceptedFoodsGoal: Goal = {
  id: 'accepted-foods',
  pieces: (problem) =>
    problem.profile.safeFoods.length === 0
      ? []
      : [...presence(problem), ...(hasFloor(problem) ? [dayFloor(problem)] : [])],
}
