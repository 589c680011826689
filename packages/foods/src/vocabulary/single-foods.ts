import { singleFoodWords } from '../../compiled/words.js'
import type { Vocabulary } from './vocabulary.ts'

/** Single foods that parents name, by their canonical word, with what holds them. */
export const singleFoods: ReadonlyMap<string, Vocabulary> = new Map(Object.entries(singleFoodWords))
