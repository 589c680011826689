import type { LabelRead } from '@brightplate/contract/child/label-read'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'

/** What a child's labels are to be read for, and what the parent has read. */
export interface Labels {
  /** One by one, in the words of the profile's reading: "milk", "tree nuts", "halal". */
  terms: readonly string[]
  read: readonly Pick<LabelRead, 'food' | 'allergens'>[]
}

/** What a label is to be read for: every allergen, food, diet and unknown word of a profile. */
export function labelTerms({ readings, unchecked }: ProfileInterpretation): string[] {
  const terms = readings.flatMap(({ understood }) =>
    understood.flatMap((one) =>
      one.kind === 'allergen' || one.kind === 'food' || one.kind === 'diet' ? one.term : [],
    ),
  )
  return [...new Set([...terms, ...unchecked])]
}

const folded = (text: string) => text.trim().toLowerCase()

/** Whether a food's label was read for all that it is to be read for today. */
export function isLabelRead(food: string, { terms, read }: Labels): boolean {
  return read.some(
    (label) =>
      folded(label.food) === folded(food) &&
      terms.every((term) => label.allergens.some((one) => folded(one) === folded(term))),
  )
}
