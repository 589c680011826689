import { partedVariant } from '@brightplate/foods/plain-foods/spoken-variant'
import { phraseOf } from '../../safe-foods/known-food.ts'
import type { MealComposition } from '../meal-composition.ts'

/** "on", "and", "raw": what names share without saying a thing twice. */
const shortest = 4

const wordsOf = ({ candidateFood: { dish }, safeFood }: MealComposition[number]): string[] =>
  [partedVariant(dish?.recipe.name ?? '').name, safeFood?.typed ?? '']
    .flatMap((name) => phraseOf(name).split(' '))
    .filter((word) => word.length >= shortest)

/** Whether no side of ours is called by a word of what it stands beside: no snack cheese by a bagel with cream cheese. */
export const saysEachWordOnce = (composition: MealComposition): boolean =>
  composition.every((part) => {
    if (part.role !== 'side') return true
    const others = composition.filter((other) => other !== part).flatMap(wordsOf)
    return !wordsOf(part).some((word) => others.includes(word))
  })

/** Whether two foods of the list share a word: "string cheese and cheese crackers". */
function repeatsAWord(composition: MealComposition): boolean {
  const wordSets = composition.map((part) => new Set(wordsOf(part)))
  return wordSets.some((words, index) =>
    wordSets.slice(0, index).some((before) => [...words].some((word) => before.has(word))),
  )
}

/** Without those of a base that say a word twice, where others stand upon it. */
export function wordsOnceWherePossible(
  compositions: readonly MealComposition[],
): MealComposition[] {
  const baseOf = ([base]: MealComposition) => base?.safeFood?.index
  const clear = compositions.filter((one) => !repeatsAWord(one))
  const cleared = new Set(clear.map(baseOf))
  return compositions.filter((one) => !repeatsAWord(one) || !cleared.has(baseOf(one)))
}
