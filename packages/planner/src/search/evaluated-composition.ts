import { acceptedBaseOf, type Option } from './option.ts'

/** A composition of a slot as the search's inner loop reads it, with what its placement costs. See `Option`. */
export interface EvaluatedComposition {
  /** In its first size. */
  option: Option
  dish: number
  freeTimes: number
  times: number
  activeMinutes: number
  /** `Option.keepable.key`; -1 where all is eaten fresh. */
  sharedDish: number
  foods: readonly number[]
  sides: readonly number[]
  accepted: readonly number[]
  /** See `acceptedBaseOf`. */
  base: number | null
  declared: readonly number[]
  /** The indexes of its sizes among the slot's options: from `first` up to, not including, `end`. */
  first: number
  end: number
  /** What it adds to the cost of the plan, or takes off, by standing in a cell, while it is evaluated; else 0. */
  points: number
}

const evaluatedComposition = (option: Option, first: number): EvaluatedComposition => ({
  option,
  dish: option.dish,
  freeTimes: option.freeTimes,
  times: option.times,
  activeMinutes: option.activeMinutes,
  sharedDish: option.keepable?.key ?? -1,
  foods: option.foods,
  sides: option.sides,
  accepted: option.accepted,
  base: acceptedBaseOf(option),
  declared: option.declared,
  first,
  end: first + 1,
  points: 0,
})

/** The compositions of a slot's options, whose sizes stand one after the other. */
export function evaluatedCompositions(options: readonly Option[]): EvaluatedComposition[] {
  const compositions: EvaluatedComposition[] = []
  let last: EvaluatedComposition | undefined
  options.forEach((option, index) => {
    if (last?.option.sizes === option.sizes) last.end = index + 1
    else {
      last = evaluatedComposition(option, index)
      compositions.push(last)
    }
  })
  return compositions
}

/** The index of the composition that the option at a place is a size of. */
function compositionAt(compositions: readonly EvaluatedComposition[], index: number): number {
  let low = 0
  let high = compositions.length
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    const composition = compositions[middle]
    if (composition && composition.first <= index) low = middle
    else high = middle
  }
  return low
}

/** The compositions that the options from `first` up to, not including, `end` are sizes of. */
export const compositionsBetween = (
  compositions: readonly EvaluatedComposition[],
  first: number,
  end: number,
): readonly EvaluatedComposition[] =>
  compositions.slice(
    compositionAt(compositions, first),
    end > first ? compositionAt(compositions, end - 1) + 1 : 0,
  )
