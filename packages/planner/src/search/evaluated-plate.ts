import type { Option } from './option.ts'

/** A plate of a slot as the search's inner loop reads it, with what its placement costs. See `Option`. */
export interface EvaluatedPlate {
  /** In its first size. */
  option: Option
  dish: number
  freeTimes: number
  times: number
  activeMinutes: number
  /** `Option.kept.key`; -1 where all is eaten fresh. */
  sharedDish: number
  foods: readonly number[]
  sides: readonly number[]
  accepted: readonly number[]
  declared: readonly number[]
  /** The indexes of its sizes among the slot's options: from `first` up to, not including, `end`. */
  first: number
  end: number
  /** What it adds to the cost of the plan, or takes off, by standing in a cell, while it is evaluated; else 0. */
  points: number
}

const evaluatedPlate = (option: Option, first: number): EvaluatedPlate => ({
  option,
  dish: option.dish,
  freeTimes: option.freeTimes,
  times: option.times,
  activeMinutes: option.activeMinutes,
  sharedDish: option.kept?.key ?? -1,
  foods: option.foods,
  sides: option.sides,
  accepted: option.accepted,
  declared: option.declared,
  first,
  end: first + 1,
  points: 0,
})

/** The plates of a slot's options, whose sizes stand one after the other. */
export function evaluatedPlates(options: readonly Option[]): EvaluatedPlate[] {
  const plates: EvaluatedPlate[] = []
  let last: EvaluatedPlate | undefined
  options.forEach((option, index) => {
    if (last?.option.sizes === option.sizes) last.end = index + 1
    else {
      last = evaluatedPlate(option, index)
      plates.push(last)
    }
  })
  return plates
}

/** The index of the plate that the option at a place is a size of. */
function plateAt(plates: readonly EvaluatedPlate[], place: number): number {
  let low = 0
  let high = plates.length
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    const plate = plates[middle]
    if (plate && plate.first <= place) low = middle
    else high = middle
  }
  return low
}

/** The plates that the options from `first` up to, not including, `end` are sizes of. */
export const platesBetween = (
  plates: readonly EvaluatedPlate[],
  first: number,
  end: number,
): readonly EvaluatedPlate[] =>
  plates.slice(plateAt(plates, first), end > first ? plateAt(plates, end - 1) + 1 : 0)
