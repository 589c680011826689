import { formDifferences } from '@brightplate/foods/plain-foods/form-differences'
import type { PlainFood, PlainForm } from '@brightplate/foods/plain-foods/plain-food'

/** By what a step differs, the property first by which the fewest autistic children refuse food. */
export const stepProperties = ['shape', 'brand', 'kind', 'flavour', 'preparation'] as const

export type StepProperty = (typeof stepProperties)[number]

const steps = ['kind', 'shape', 'flavour', 'preparation'] as const

/** What each property takes along: toast is warm, crisp and brown because it is toasted. */
const follows: Readonly<Record<(typeof steps)[number], readonly (keyof PlainForm)[]>> = {
  kind: ['colour'],
  shape: ['shape'],
  flavour: ['flavour', 'colour'],
  preparation: ['preparation', 'textures', 'colour', 'temperature'],
}

const baseOf = ({ id, food }: PlainFood) => food.madeOf[0] ?? id

const isSameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one))

const partsOf = (plain: PlainFood) =>
  plain.food.madeOf.length > 0 ? plain.food.madeOf : [baseOf(plain)]

/** Of all that two foods are made of, at least half is in both: a soup of tomatoes is none of vegetables. */
function areMadeAlike(a: PlainFood, b: PlainFood): boolean {
  const both = partsOf(a).filter((part) => partsOf(b).includes(part)).length
  return 2 * both >= new Set([...partsOf(a), ...partsOf(b)]).size
}

const holdsTheSame = (a: PlainFood, b: PlainFood) => isSameSet(a.food.contains, b.food.contains)

const wordsOf = ({ name }: PlainFood) =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/e?s$/, ''))
    .filter((word) => word.length > 2)

/** "White toast" and "white bread", but not "waffles" and "pancakes", which are two foods. */
const shareAName = (a: PlainFood, b: PlainFood) =>
  wordsOf(a).some((word) => wordsOf(b).includes(word))

/**
 * The one property by which a plain food differs from another: of the same category, group and aisle,
 * made of the same and from the same animals. Null where it is another food, or more than one property
 * changes. A new flavour may bring another allergen, which is asked after; all else brings none.
 */
export function changedProperty(from: PlainFood, to: PlainFood): (typeof steps)[number] | null {
  const isOneFood =
    from.id !== to.id &&
    from.category === to.category &&
    from.group === to.group &&
    from.food.aisle === to.food.aisle &&
    isSameSet(from.food.origins, to.food.origins) &&
    baseOf(from) === baseOf(to)
  if (!isOneFood) return null
  const differing = formDifferences(from.form, to.form)
  const property = steps.find((one) => differing.every((part) => follows[one].includes(part)))
  if (property === undefined) return null
  if (property === 'preparation') {
    const isPrepared = differing.includes('preparation')
    if (!isPrepared || !shareAName(from, to) || !areMadeAlike(from, to)) return null
  }
  return property === 'flavour' || holdsTheSame(from, to) ? property : null
}
