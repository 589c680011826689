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

/** A food as typed has no figures: it is the meal, and what stands beside it is beside it. */
const isBuiltOnTyped = ([first]: readonly Part[]) =>
  first?.role === 'accepted' && first.serving === null

/** Below this a snack feeds nobody, in kcal: ours. Salad alone is a side, and has something beside it. */
const leastOfSnack = 60

const isBuiltOnLittle = ([first]: readonly Part[]) =>
  first?.role === 'accepted' && (first.serving?.energyKcal ?? leastOfSnack) < leastOfSnack

/** Whether a composition is mostly food that the child eats, where nothing else is known to be eaten. */
export const keepsFloor = (
  sized: SizedComposition,
  course: Course,
  { safeFoodsNearlyAll }: PlannerProfile,
): boolean => {
  if (!safeFoodsNearlyAll || course === 'juice') return true
  if (course === 'snack' && isBuiltOnLittle(sized.parts)) return true
  return isBuiltOnTyped(sized.parts) || acceptedShare(sized.parts) >= floor.meal
}
