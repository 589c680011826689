import type { Option } from '../search/option.ts'
import { type Problem, slotCount } from '../search/problem.ts'

export const optionsBySlot = ({ slots }: Problem): Option[][] => slots.map((sizes) => sizes.flat())

/** A week of options that a number chooses, the same for the same number. */
export function buildWeek({ days, slots }: Problem, number: number): Option[] {
  return Array.from({ length: days * slotCount }, (_, cell) => {
    const ofSlot = slots.filter((_, slot) => slot === cell % slotCount).flat(2)
    const option = ofSlot[(number + cell * 13) % ofSlot.length]
    if (!option) throw new Error('A slot without options')
    return option
  })
}
