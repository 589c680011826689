import type { Amount } from './amounts/read-amount.ts'
import type { ReadLine, WhyUnknown } from './amounts/read-line.ts'
import { identifyFood } from './names/identify-food.ts'
import { readRemarks } from './names/read-remarks.ts'
import { isOddlyFilled, isOddlySized } from './odd-measure.ts'
import { splitLine } from './split-line.ts'
import { tidyLine } from './tidy-line.ts'
import { weighLine } from './weigh-line.ts'

const longestLine = 400

function reasonOf(line: Omit<ReadLine, 'why'>, isAmbiguous: boolean): WhyUnknown | null {
  if (!line.food) return isAmbiguous ? 'ambiguous-food' : 'no-food'
  if (line.grams !== null) return null
  return line.quantity ? 'no-weight' : 'no-quantity'
}

/**
 * Reads one line of a recipe's ingredients. The food is null unless the line can mean only that one, and the
 * grams are null unless the line or the food's own measures tell them.
 *
 * @example readIngredientLine('1 1/2 cups cooked brown rice (about 290 g)').grams // 290
 */
export function readIngredientLine(line: string): ReadLine {
  const text = line.length > longestLine ? '' : tidyLine(line)
  const { head, name, remarks, isYield } = splitLine(text)
  const remarked = readRemarks(remarks)
  const { food, isAmbiguous, words } = identifyFood(name, head.unit, remarked)
  const stated = [...head.stated, ...remarked.stated]
  const amount: Amount | null = head.quantity ? { ...head.quantity, unit: head.unit } : null
  const first = stated[0]
  const shown = amount ?? (first ? { low: first.low, high: first.high, unit: first.unit } : null)
  const grams =
    food && shown
      ? weighLine(food, {
          amount: shown,
          stated,
          extras: [...head.extras, ...remarked.extras],
          openEnded: remarked.openEnded,
          isHeaping: head.adjectives.some((word) => /^(?:heap|round|generous)/u.test(word)),
          isOddlySized: isOddlySized(food, head, name, remarked),
          isOddlyFilled: isOddlyFilled(food, head, words),
          isDrained: words.has('drained'),
          isYield,
        })
      : null
  const read = {
    quantity: shown ? { low: shown.low, high: shown.high } : null,
    unit: shown?.unit ?? null,
    name,
    prep: remarked.prep.length > 0 ? remarked.prep.join(', ') : null,
    food,
    grams,
  }
  return { ...read, why: reasonOf(read, isAmbiguous) }
}
