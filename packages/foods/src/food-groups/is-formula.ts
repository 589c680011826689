import { foodGroupTable } from '../../compiled/food-groups.js'
import { findPlainFoods } from '../plain-foods/find-plain-foods.ts'
import { findProducts } from '../products/find-products.ts'
import { readTokens } from '../tokens/read-tokens.ts'

const { categories, products, but } = foodGroupTable.formula

/** Whether what a parent typed is formula, or a drink of the kind that a clinician orders. */
export const isFormula = (typed: string): boolean =>
  findPlainFoods(typed)[0]?.group === 'formula' ||
  findProducts(readTokens(typed)).some(
    ({ product: { id, category }, isGuess }) =>
      !isGuess && (products.includes(id) || (categories.includes(category) && !but.includes(id))),
  )
