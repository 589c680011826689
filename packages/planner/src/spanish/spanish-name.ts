import type { SpanishFood } from '@brightplate/foods/languages/spanish-food'
import { spanishFoods } from '@brightplate/foods/languages/spanish-foods'
import { spanishPlural } from '@brightplate/foods/languages/spanish-plural'

/** Throws for a food that has no Spanish name: data is compiled with all of them. */
export function spanishFoodOf(foodId: string): SpanishFood {
  const food = spanishFoods.foods[foodId]
  if (!food) throw new Error(`${foodId} has no Spanish name`)
  return food
}

/** "zanahorias" of many, "zanahoria" of one; what is not counted stays. */
export const inNumber = ({ name, one, many }: SpanishFood, isMany: boolean): string =>
  isMany ? (many ?? name) : (one ?? name)

/** As it stands behind a number: what has no name for many is told by rule. */
export const counted = (food: SpanishFood, isMany: boolean): string =>
  isMany && food.many === null ? spanishPlural(food.name) : inNumber(food, isMany)

/** A name without what its label says. */
export const unlabelled = (name: string): string => name.replace(label, '')

/** "los", "la", "el" before "agua". */
export function articleOf({ gender, takesEl }: SpanishFood, isMany: boolean): string {
  if (isMany) return gender === 'm' ? 'los' : 'las'
  return gender === 'm' || takesEl ? 'el' : 'la'
}

/** Words of a name that matter in the shop and say nothing in a step. */
const shopWords =
  /,? (?:natural|sencill[oa]s?|cocid[oa]s? en casa sin condimentos y(?= )|sin azúcar (?:añadida|agregada)|sin azúcar|sin sal añadida|sin endulzar|fortificad[oa]s?|pasteurizad[oa]s?|bajo en sodio|baja en sodio|reducid[oa]s? en sodio|sin sal agregada|sin hueso|sin piel|yodada|sin sal|sec[oa]s?|100 %)(?= |,|$)/g

const label = /,? (?:con etiqueta|etiquetad[oa]s?|certificad[oa]s?) .*$/

/** "bebida de soya", as a step or title calls what stands in for another food. */
export function shortName(food: SpanishFood, isMany: boolean): string {
  const name = unlabelled(inNumber(food, isMany))
  const short = name.replaceAll(shopWords, '').trim()
  return short === '' ? name : short
}

/** How a title calls a food more shortly than a step does: what is left out stands in the lines below it. */
const titleForms: readonly (readonly [RegExp, string])[] = [
  // "pasta de maíz y arroz sin gluten"
  [/ de \p{L}+ y \p{L}+(?= sin )/u, ''],
  [/^(?:mezcla|rebanadas?) de (?=harinas|queso)/, ''],
  [/(?<=^galletas? de arroz) inflado/, ''],
  [/(?<= integral) de trigo/, ''],
  [/(?<=^crema) de semillas(?= de girasol)/, ''],
  [/(?<=^panes|^pan) para hamburguesa(?= sin )/, ''],
]

/** "pasta sin gluten", as a title calls what stands in for another food. */
export const titleName = (food: SpanishFood, isMany: boolean): string =>
  titleForms.reduce((name, [long, short]) => name.replace(long, short), shortName(food, isMany))

/** Whether it is spoken of as many where it is not counted. */
export const isAlwaysMany = ({ name, many }: SpanishFood): boolean => name === many

/** "la zanahoria", "los nuggets de pollo": the food as it is called by itself. */
export function withArticle(food: SpanishFood): string {
  return `${articleOf(food, isAlwaysMany(food))} ${unlabelled(food.name)}`
}
