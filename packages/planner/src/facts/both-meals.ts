import { portionsOfLines } from '../dishes/portions-of-lines.ts'
import type { StoredPart, WrittenDish } from './dish-facts.ts'
import { type PartFacts, partFacts, type WrittenPart } from './part-facts.ts'
import { factsOfStored } from './stored-facts.ts'

const gramsOf = (line: string): number => {
  const found = /\(([\d.]+) g\)$|^([\d.]+) g /.exec(line)
  return found ? Number(found[1] ?? found[2]) : 0
}

/** Of the recipe, how much is cooked for a meal. */
const servingsOf = (dish: WrittenDish): number =>
  (dish.servings ?? 1) * (portionsOfLines(dish)[0] ?? 1)

/** A dish that is cooked once for two meals, as it is written for both; null for another. */
function writtenForBoth(dish: WrittenDish, later: WrittenDish): WrittenPart | null {
  const { cooked_for: both, foods = [], parts = [] } = dish
  const [base, ...rest] = parts
  if (!both || !base) return null
  // Behind its own steps stands what is put away, and then what the rest of the plate takes.
  const others = rest.reduce((sum, { steps = 0 }) => sum + steps, 0)
  return {
    ...base,
    people: base.people ?? 1,
    ingredients: both.ingredients,
    foods: both.ingredients.map((line, index) => ({
      food_id: foods[index]?.food_id ?? '',
      grams: gramsOf(line),
    })),
    steps: both.steps.slice(0, both.steps.length - others - 1),
    servings: servingsOf(dish) + servingsOf(later),
    tablePortions: 1,
  }
}

/** What a dish for two meals was made from, found in what it says; null where it is not what we write today. */
export function factsForBothFound(dish: WrittenDish, later: WrittenDish): PartFacts | null {
  const written = writtenForBoth(dish, later)
  return written && partFacts(written)
}

/** A dish that is cooked once for two meals, for both of them; null where it is not told what it was made of. */
export function factsForBoth(
  dish: WrittenDish,
  later: WrittenDish,
): { part: StoredPart; facts: PartFacts } | null {
  const written = writtenForBoth(dish, later)
  const [part] = dish.parts ?? []
  if (!written || !part) return null
  const stored = dish.cooked_for?.facts
  const facts = (stored && factsOfStored(written, stored)) ?? partFacts(written)
  return facts && { part, facts }
}
