import { ageBandOf } from '@brightplate/foods/eating/age-band'
import { type Nutrient, nutrients } from '@brightplate/foods/nutrients'
import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import {
  type AcceptedFood,
  type LadderChild,
  type LadderStep,
  ladderOf,
} from '../ladders/ladder-of.ts'
import type { KnownShare } from './known-shares.ts'

/** What is drunk or sucked beside food brings nobody nearer to another food. */
const noStep: readonly PlainFood['group'][] = ['juice', 'drink-sweet', 'sweets']

/** A step that brings less of its target than this a portion is not told as one that brings more. */
const reportedFrom = 0.05

export interface SmallestStep {
  from: AcceptedFood
  step: LadderStep
  /** Of what is missing, what a portion of the step brings more than one of the accepted food. */
  brings: readonly KnownShare[]
}

const isNutrient = (name: string): name is Nutrient => nutrients.some((one) => one === name)

function inPortion({ food, portions }: PlainFood, nutrient: string, ageYears: number): number {
  const grams = portions[ageBandOf(ageYears)]?.usual ?? 0
  return isNutrient(nutrient) ? ((food.per100g[nutrient] ?? 0) * grams) / 100 : 0
}

/**
 * Of all steps by one property from accepted foods the one that brings most of what is missing, in
 * shares of targets, each missing share counting at most once. Null where none does; a step that is
 * to be asked about first is none.
 */
export function smallestStep(
  accepted: readonly AcceptedFood[],
  missing: readonly KnownShare[],
  child: LadderChild,
  open: readonly PlainFood[],
): SmallestStep | null {
  const eaten = accepted.map(({ food }) => food)
  const steps = accepted.flatMap((from) =>
    ladderOf(from, eaten, child, open)
      .filter(({ verdict, property }) => verdict !== 'ask_first' && property !== 'brand')
      .filter(({ food }) => !noStep.includes(food.group))
      .map((step) => {
        const gains = missing.map((one) => {
          const more =
            inPortion(step.food, one.nutrient, child.ageYears) -
            inPortion(from.food, one.nutrient, child.ageYears)
          return { one, gain: Math.min(1 - one.share, more / one.target) }
        })
        const reported = gains.filter(({ gain }) => gain >= reportedFrom)
        return {
          from,
          step,
          brings: reported.map(({ one }) => one),
          worth: reported.reduce((sum, { gain }) => sum + gain, 0),
        }
      }),
  )
  const [best] = steps.sort((a, b) => b.worth - a.worth)
  return best && best.worth > 0 ? { from: best.from, step: best.step, brings: best.brings } : null
}
