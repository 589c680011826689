import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'

/** A vegan sausage is another food than a sausage without milk. */
const isOfPlants = ({ name }: PlainFood) => (/\bvegan\b/.test(name) ? 1 : 0)

/** What it is surely made of weighs first: bread of wheat that may hold nothing else is nearer than bread of rice that may. */
const holds = ({ food }: PlainFood): number => food.contains.length
const mayHold = ({ food }: PlainFood): number => food.oftenContains.length

/** Of several variants that a child may have, first the one that is made without least: it is nearest to the ordinary food. */
export const nearestFirst = (a: PlainFood, b: PlainFood): number =>
  isOfPlants(a) - isOfPlants(b) || holds(b) - holds(a) || mayHold(b) - mayHold(a)
