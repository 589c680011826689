import { additiveAndAnimalWords } from './single-foods/additive-and-animal-words.ts'
import { fruitWords } from './single-foods/fruit-words.ts'
import { grainAndSpiceWords } from './single-foods/grain-and-spice-words.ts'
import { vegetableWords } from './single-foods/vegetable-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Single foods that parents name, by their canonical word, with what holds them. */
export const singleFoods: ReadonlyMap<string, Vocabulary> = new Map([
  ...Object.entries(fruitWords),
  ...Object.entries(vegetableWords),
  ...Object.entries(grainAndSpiceWords),
  ...Object.entries(additiveAndAnimalWords),
])
