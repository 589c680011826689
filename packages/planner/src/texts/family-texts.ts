import { andList } from '@brightplate/foods/word-list'

type Params = Record<string, string | number | string[]>

const listOf = (value: Params[string] | undefined): string =>
  andList(Array.isArray(value) ? value : [String(value ?? '')])

/** "pasta and peas, without tomato sauce"; what is left out follows only where something is. */
const unlessNone = (left: Params[string] | undefined, words: (list: string) => string): string =>
  Array.isArray(left) && left.length > 0 ? words(listOf(left)) : ''

/** What a plan says of who else eats. It holds no name. */
export const familyTexts = {
  'tip.own-meals': ({ children }: Params) =>
    `Dinners are for everyone at the table. The other meals are of your child’s own foods, so they are planned for ${Number(children) > 1 ? `the ${children} children` : 'your child'} alone. If all are to eat them, say so in your child’s needs.`,
  'step.for-others': ({ food }: Params) => `For the others at the table: ${food}.`,
  'step.for-children': ({ ages, food }: Params) => `For the ${listOf(ages)}: ${food}.`,
  'step.same-pot': ({ foods }: Params) =>
    `Cook your child’s portion in the same pot, and take it out before anything goes on it: ${listOf(foods)}.`,
  'step.from-pot': ({ foods }: Params) =>
    `If your child likes, keep some of it back before anything goes on it: ${listOf(foods)}.`,
  'plate.of-child': ({ on, without }: Params) =>
    `${listOf(on)}${unlessNone(without, (list) => `, without ${list}`)}`,
  'plate.water': ({ without }: Params) =>
    `water${unlessNone(without, (list) => ` in place of ${list}`)}`,
  'plate.none': ({ without }: Params) =>
    `something else${unlessNone(without, (list) => ` in place of ${list}`)}`,
}
