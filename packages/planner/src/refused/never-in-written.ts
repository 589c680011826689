import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import type { RefusedTerm } from '@brightplate/foods/refused-foods/refused-food'
import { phraseOf } from '@brightplate/foods/refused-foods/refused-names'
import { holdsPhrase, withoutPhrases } from './name-words.ts'
import { readNeverFood } from './read-never-food.ts'
import { batterFrom, isFlour } from './refused-in-dish.ts'

/** A dish as a plan tells it. */
export interface WrittenDish {
  name: string
  /** Grams in a serving of its recipe; empty where an older plan does not have them. */
  serving: readonly { foodId: string; grams: number }[]
}

const isCalled = (words: string, { otherThings, phrases }: RefusedTerm) =>
  holdsPhrase(withoutPhrases(words, otherThings), phrases)

/** Whether a carrot comes raw is told by steps alone; what has a name of its own as cooked, "baked sweet potato", tells it. */
const isServedSo = (foodId: string, { state, plainForms }: RefusedTerm): boolean => {
  const preparation = plainFoodOf(foodId)?.form.preparation
  const isCooked = preparation !== undefined && !['raw', 'as-bought'].includes(preparation)
  return state === 'cooked' && isCooked && plainForms.has(foodId)
}

function shows({ name, serving }: WrittenDish, term: RefusedTerm): boolean {
  const words = ` ${phraseOf(name)} `
  if (term.state !== null) return serving.some(({ foodId }) => isServedSo(foodId, term))
  if (serving.some(({ foodId }) => term.plainForms.has(foodId))) return true
  if (term.forms.length > 0 && !term.forms.some((form) => isCalled(words, form))) return false
  if (isCalled(words, term)) return true
  const flour = serving.reduce((sum, { foodId, grams }) => sum + (isFlour(foodId) ? grams : 0), 0)
  return serving.some(({ foodId, grams }) => {
    const match = term.foods.get(foodId)
    return match !== undefined && !(match.binds && flour >= batterFrom) && grams >= match.from
  })
}

/** What is never again, as typed, that a finished dish is called by or visibly holds; or null. */
export const neverInWritten = (dish: WrittenDish, neverFoods: readonly string[]): string | null =>
  neverFoods.find((typed) => readNeverFood(typed).some((term) => shows(dish, term))) ?? null
