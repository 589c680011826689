import type { PlannerProfile } from './planner-profile.ts'
import type { Slot } from './slot.ts'

const usual: Readonly<Record<Slot, number>> = {
  breakfast: 0.22,
  lunch: 0.28,
  dinner: 0.3,
  snack_1: 0.07,
  snack_2: 0.08,
  juice: 0.05,
}

/** With little appetite at midday: a larger breakfast and evening snack. */
const smallMidday: Readonly<Record<Slot, number>> = {
  breakfast: 0.28,
  lunch: 0.16,
  dinner: 0.32,
  snack_1: 0.06,
  snack_2: 0.13,
  juice: 0.05,
}

/** Share of the day's energy that a slot is meant to bring, 0 to 1. */
export const energyShare = (slot: Slot, profile: PlannerProfile): number =>
  (profile.smallMiddayAppetite ? smallMidday : usual)[slot]
