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
