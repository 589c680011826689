import type { SharedMeal } from '@brightplate/contract/sharing/shared-page'
import type { ShortMeal } from '../../../ui/print/short-sheets.tsx'
import { forWhom, plateWords } from './plate-words.ts'
import type { SharedWords } from './shared-words.ts'

const titled = (title: string, lines: readonly string[]): string => `${title}: ${lines.join(' · ')}`

/** A shared meal in few lines, or why it must not be made. */
export function shortSharedMeal(meal: SharedMeal, name: string, words: SharedWords): ShortMeal {
  const { slot } = meal
  const head = { key: slot, slot: words.slot({ slot }) }
  if (meal.state !== 'planned') {
    const note = meal.state === 'unfit' ? words.unfit : words.eatenOut
    return { ...head, name: '', amounts: '', notes: [note] }
  }
  const { people, plate, ingredients, amounts = [{ people, lines: ingredients }] } = meal
  // One dish for the child alone is on its plate whole.
  const isPlain = people === 1 && plate.every(({ grams, taste }) => grams !== null && !taste)
  return {
    ...head,
    name: meal.name,
    language: meal.language ?? 'en-US',
    amounts:
      people === 1
        ? ingredients.join(' · ')
        : amounts.map((one) => titled(forWhom(words, one.people, name), one.lines)).join('; '),
    notes:
      isPlain || plate.length === 0
        ? []
        : [
            titled(
              words.plate({ name }),
              plate.map((one) => plateWords(words, one)),
            ),
          ],
  }
}
