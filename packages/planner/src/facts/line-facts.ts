import { partedVariant } from '@brightplate/foods/plain-foods/spoken-variant'
import type { DishIngredient } from '../dishes/dish.ts'
import { addedPrep, isMany } from '../dishes/scale-line.ts'
import type { Amount } from '../measures/amount.ts'
import { measureLine } from '../measures/measure-line.ts'
import { nameInNumber } from '../measures/name-in-number.ts'
import type { MeasureSystem } from '../planner-profile.ts'

/** What a printed line says. */
export interface LineFacts {
  used: DishIngredient
  amount: Amount
  /** Its name stands in the plural. */
  isMany: boolean
  /** It says what the recipe does to the food. */
  hasOwnPrep: boolean
  /** How it is made safe for a young child, in English; null where it says nothing of it. */
  youngForm: string | null
  isCertified: boolean
  /** Its name says what the label must say, as somebody who eats asks for it. */
  isLabelled: boolean
}

/** Whether what the recipe does to a food is said of it; "drained canned corn" says it by its name. */
export const saysPrep = ({ ingredient: { prep }, food }: DishIngredient): boolean =>
  prep !== undefined && addedPrep(prep, food) !== ''

interface Prep {
  text: string | null
  own: boolean
  young: string | null
}

/** What may stand behind the name, the longest first. */
function prepsOf({ ingredient, food }: DishIngredient, youngForm: string | null): Prep[] {
  const own = ingredient.prep ?? null
  const young = youngForm ?? food.choking?.forYoung ?? null
  return [
    ...(own && young ? [{ text: `${own}, ${young}`, own: true, young }] : []),
    ...(own ? [{ text: own, own: true, young: null }] : []),
    ...(young ? [{ text: young, own: false, young }] : []),
    { text: null, own: false, young: null },
  ]
}

const label = /,? labelled .*$/
const free = /\w-free[, ]|\bvegan /

/** A name without what it says that the food is free of, which depends on who eats. */
const bare = (name: string): string => partedVariant(name.replace(label, '')).name

const certified = 'halal-certified '

/**
 * What a line that was printed for `scale` times a recipe says; null where it is printed otherwise. What comes out makes
 * the same line again, but for what its name leaves out.
 * @param youngForm of a plain food, how it is made safe for a young child
 */
export function lineFacts(
  text: string,
  used: DishIngredient,
  scale: number,
  measures: MeasureSystem,
  youngForm: string | null,
): LineFacts | null {
  const { ingredient, food } = used
  const amount = measureLine(ingredient, food, scale, measures)
  const weight = amount.isWeighed ? '' : ` (${amount.grams} g)`
  if (!text.startsWith(`${amount.text} `) || !text.endsWith(weight)) return null
  const inner = text.slice(amount.text.length + 1, text.length - weight.length)
  const isCertified = inner.startsWith(certified)
  const rest = isCertified ? inner.slice(certified.length) : inner
  const many = isMany(amount, food)
  const name = nameInNumber(food, many, amount.text)
  for (const prep of prepsOf(used, youngForm)) {
    const added = prep.text === null ? '' : addedPrep(prep.text, food)
    const suffix = added === '' ? '' : `, ${added}`
    if (!rest.endsWith(suffix)) continue
    if (bare(rest.slice(0, rest.length - suffix.length)) !== bare(name)) continue
    return {
      used,
      amount,
      isMany: many,
      hasOwnPrep: prep.own && saysPrep(used),
      youngForm: added === '' ? null : prep.young,
      isCertified,
      isLabelled: label.test(rest) || free.test(rest),
    }
  }
  return null
}
