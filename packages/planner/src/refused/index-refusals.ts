import type { AllowedDish } from './allowed-dishes.ts'
import type { Refusal } from './refusals-of-profile.ts'

/**
 * Finds the refusals that may have a say in a dish by its foods and the words of its name, without asking each:
 * it is asked while a parent types.
 */
export function indexRefusals<Item extends { refusal: Refusal | null }>(
  items: readonly Item[],
): (allowed: AllowedDish) => Item[] {
  const byFood = new Map<string, Set<Item>>()
  const byPhrase = new Map<string, Set<Item>>()
  const always = new Set<Item>()
  const add = (index: Map<string, Set<Item>>, key: string, item: Item) => {
    const known = index.get(key) ?? new Set<Item>()
    index.set(key, known.add(item))
  }
  for (const item of items) {
    if (!item.refusal) continue
    for (const { term } of item.refusal.terms) {
      for (const id of term.foods.keys()) add(byFood, id, item)
      for (const phrase of term.phrases) add(byPhrase, phrase, item)
      if (term.kinds.length > 0) always.add(item)
    }
  }
  return ({ dish, phrases }) => {
    const found = new Set(always)
    const take = (items: ReadonlySet<Item> | undefined) => {
      if (items) for (const item of items) found.add(item)
    }
    for (const { food } of dish.ingredients) take(byFood.get(food.id))
    for (const phrase of phrases) take(byPhrase.get(phrase))
    return [...found]
  }
}
