import { phraseOf } from '@brightplate/foods/refused-foods/refused-names'
import type { Recipe } from '@brightplate/recipes/recipe'
import { type Dish, dishName } from '../dishes/dish.ts'

const known = new WeakMap<Dish, string>()

/** Of each recipe by what it is called for some child: "pancakes", "egg-free pancakes". */
const byName = new WeakMap<Recipe, Map<string, string>>()

function wordsOf(dish: Dish): string {
  const name = dishName(dish)
  const ofRecipe = byName.get(dish.recipe) ?? new Map<string, string>()
  byName.set(dish.recipe, ofRecipe)
  const words = ofRecipe.get(name) ?? ` ${phraseOf(name)} `
  ofRecipe.set(name, words)
  return words
}

/** The stemmed words of a dish's name, with a space before and after each. */
export function nameWordsOf(dish: Dish): string {
  const words = known.get(dish) ?? wordsOf(dish)
  known.set(dish, words)
  return words
}

const longestPhrase = 4

/** Every run of up to four words of a name. */
export function phrasesIn(words: string): Set<string> {
  const each = words.trim().split(' ')
  const phrases = new Set<string>()
  for (let from = 0; from < each.length; from += 1) {
    for (let to = from + 1; to <= Math.min(each.length, from + longestPhrase); to += 1) {
      phrases.add(each.slice(from, to).join(' '))
    }
  }
  return phrases
}

/** The words without phrases that hold one of them and are something else. */
export const withoutPhrases = (words: string, phrases: readonly string[]): string =>
  phrases.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' | '), words)

export const holdsPhrase = (words: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => words.includes(` ${phrase} `))
