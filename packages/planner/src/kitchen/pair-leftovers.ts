/** What of a meal may be cooked for another one too. */
export interface KeptDish {
  /** The same dish again has the same key. */
  key: number | string
  /** How many days later it may still be eaten. */
  keepDays: number
}

/** A meal of a plan, in the order in which they are eaten. */
export interface CookedMeal {
  /** What it is called by among the meals. */
  at: number
  day: number
  kept: KeptDish | null
}

/**
 * Cook once, eat twice: which meals are what is left of an earlier one, by the later one's place. One
 * pot feeds one other meal, on another day, while it keeps.
 */
export function pairLeftovers(meals: readonly CookedMeal[]): Map<number, number> {
  const sourceOf = new Map<number, number>()
  const pots = new Map<KeptDish['key'], CookedMeal>()
  for (const meal of meals) {
    if (!meal.kept) continue
    const pot = pots.get(meal.kept.key)
    const away = pot ? meal.day - pot.day : 0
    if (pot && away > 0 && away <= meal.kept.keepDays) {
      sourceOf.set(meal.at, pot.at)
      pots.delete(meal.kept.key)
    } else if (!pot || away > 0) pots.set(meal.kept.key, meal)
  }
  return sourceOf
}
