import type { Slot } from '../plan-data.ts'

/** When a family mostly eats, as minutes of the day. */
export const eatenAt: Readonly<Record<Slot, number>> = {
  breakfast: 7 * 60 + 30,
  snack_1: 10 * 60,
  lunch: 12 * 60,
  snack_2: 15 * 60,
  juice: 15 * 60 + 30,
  dinner: 18 * 60,
}
