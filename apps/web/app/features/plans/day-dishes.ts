import type { Juice, Meal, PlanDay, Slot, Snack } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/plan'

export interface DayDish {
  slot: Slot
  word: string
  dish: Meal | Snack | Juice
}

/** What a parent reads for each slot. */
export const slotWords: Record<Slot, string> = {
  breakfast: words.breakfast,
  snack_1: words.snack,
  lunch: words.lunch,
  snack_2: words.snack,
  juice: words.juice,
  dinner: words.dinner,
}

/** The dishes of a day in the order in which they are eaten. */
export function dayDishes({ breakfast, lunch, dinner, snacks, juice }: PlanDay): DayDish[] {
  const [first, second] = snacks
  const ordered = [
    { slot: 'breakfast', dish: breakfast },
    { slot: 'snack_1', dish: first },
    { slot: 'lunch', dish: lunch },
    { slot: 'snack_2', dish: second },
    { slot: 'juice', dish: juice },
    { slot: 'dinner', dish: dinner },
  ] as const
  return ordered.flatMap(({ slot, dish }) => (dish ? [{ slot, word: slotWords[slot], dish }] : []))
}
