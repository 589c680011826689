import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'

/** A vegan sausage is another food than a sausage without milk. */
const isOfPlants = ({ name }: PlainFood) => (/\bvegan\b/.test(name) ? 1 : 0)

const held = ({ food }: PlainFood): number => food.contains.length + food.oftenContains.length

/** Of several variants that a child may have, first the one that is made without least: it is nearest to the ordinary food. */
export const nearestFirst = (a: PlainFood, b: PlainFood): number =>
  isOfPlants(a) - isOfPlants(b) || held(b) - held(a)
