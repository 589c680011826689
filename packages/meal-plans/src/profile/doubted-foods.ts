import { doubtOfSafeFood } from '@brightplate/foods/interpret/safe-foods/doubt-of-safe-food'

/** What safe foods name that read as if they were not eaten: left out as if it were refused, until the parent says. */
export const doubtedFoods = (safeFoods: readonly string[]): string[] => [
  ...new Set(
    safeFoods
      .map(doubtOfSafeFood)
      .filter((doubt) => doubt !== null)
      .flatMap(({ foods }) => foods),
  ),
]
