import type { CandidateFood } from './part.ts'
import { plainOf } from './plain-of.ts'

/** WWEIA: nectar, lemonade, punch. */
const fruitDrinks = 7204

/** Whether a child who drinks it may have it as the juice of a day: a slush is frozen, and none. */
export const isFruitDrink = (candidateFood: CandidateFood): boolean =>
  candidateFood.category === fruitDrinks && plainOf(candidateFood)?.form.preparation !== 'frozen'
