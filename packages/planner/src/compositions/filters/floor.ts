import type { Course } from '@brightplate/recipes/recipe'
import type { PlannerProfile } from '../../planner-profile.ts'
import type { SizedComposition } from '../meal-composition.ts'
import type { Part } from '../parts/part.ts'

/** Shares of energy that accepted food brings at least, where the list of it is nearly whole: ours, for a therapist's review. */
export const floor = { meal: 0.6, day: 0.85 } as const

const acceptedShare = (parts: readonly Part[]): number => {
  let all = 0
  let accepted = 0
  for (const { role, serving } of parts) {
    if (!serving) continue
    all += serving.energyKcal
    if (role === 'accepted') accepted += serving.energyKcal
  }
  return all > 0 ? accepted / all : 0
}

/** A food as typed has no figures, so it counts as the meal itself. */
const isBuiltOnTyped = ([first]: readonly Part[]) =>
  first?.role === 'accepted' && first.serving === null

/** A salad is never a snack alone, whatever share of energy its companion brings. */
const isBuiltOnVegetable = ([first]: readonly Part[]) =>
  first?.role === 'accepted' &&
  (first.candidateFood.group === 'vegetable-raw' ||
    first.candidateFood.group === 'vegetable-cooked')

/** Whether a composition is mostly food that the child eats, where nothing else is known to be eaten. */
export const keepsFloor = (
  sized: SizedComposition,
  course: Course,
  { safeFoodsNearlyAll }: PlannerProfile,
): boolean => {
  if (!safeFoodsNearlyAll || course === 'juice') return true
  if (course === 'snack' && isBuiltOnVegetable(sized.parts)) return true
  return isBuiltOnTyped(sized.parts) || acceptedShare(sized.parts) >= floor.meal
}
