import type { PlannerProfile } from '../planner-profile.ts'
import { holdsCocoa } from '../rules/age-rules.ts'
import type { Slot } from '../slot.ts'
import type { Plate } from './plate.ts'

const snackAfterLunch: Slot = 'snack_2'

/** Whether a plate holds no cocoa where it would stand after lunch, or after it may hold some. */
export const keepsCocoaEarly = (
  plate: Plate,
  slot: Slot,
  { safeFoods }: Pick<PlannerProfile, 'safeFoods'>,
): boolean =>
  slot !== snackAfterLunch ||
  plate.every(
    ({ candidateFood: { dish }, safeFood }) =>
      !dish?.ingredients.some(({ food }) => holdsCocoa(food)) &&
      (safeFood === null || (safeFoods[safeFood.index]?.meals.includes('dinner') ?? false)),
  )
