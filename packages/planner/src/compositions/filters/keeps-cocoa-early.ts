import type { PlannerProfile } from '../../planner-profile.ts'
import { holdsCocoa } from '../../rules/age-rules.ts'
import type { Slot } from '../../slot.ts'
import type { MealComposition } from '../meal-composition.ts'

const snackAfterLunch: Slot = 'snack_2'

/** Whether a composition holds no cocoa where it would stand after lunch, or after it may hold some. */
export const keepsCocoaEarly = (
  composition: MealComposition,
  slot: Slot,
  { safeFoods }: Pick<PlannerProfile, 'safeFoods'>,
): boolean =>
  slot !== snackAfterLunch ||
  composition.every(
    ({ candidateFood: { dish }, safeFood }) =>
      !dish?.ingredients.some(({ food }) => holdsCocoa(food)) &&
      (safeFood === null || (safeFoods[safeFood.index]?.meals.includes('dinner') ?? false)),
  )
