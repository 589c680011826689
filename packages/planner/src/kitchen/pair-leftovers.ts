/** What of a meal may be cooked for another one too. */
export interface KeepableDish {
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
  keepable: KeepableDish | null
}

/**
 * Cook once, eat twice: which meals are what is left of an earlier one, by the later one's place. One
 * shared dish feeds one other meal, on another day, while it keeps.
 */
export function pairLeftovers(meals: readonly CookedMeal[]): Map<number, number> {
  const sourceOf = new Map<number, number>()
  const cookedByKey = new Map<KeepableDish['key'], CookedMeal>()
  for (const meal of meals) {
    if (!meal.keepable) continue
    const cooked = cookedByKey.get(meal.keepable.key)
    const away = cooked ? meal.day - cooked.day : 0
    if (cooked && away > 0 && away <= meal.keepable.keepDays) {
      sourceOf.set(meal.at, cooked.at)
      cookedByKey.delete(meal.keepable.key)
    } else if (!cooked || away > 0) cookedByKey.set(meal.keepable.key, meal)
  }
  return sourceOf
}
