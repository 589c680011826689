import type { Juice, Meal, PlanDay, Slot, Snack } from '@brightplate/contract/plan-data'

export interface DayDish {
  slot: Slot
  word: string
  dish: Meal | Snack | Juice
}

/** The dishes of a day in the order in which they are eaten. */
export function dayDishes({ breakfast, lunch, dinner, snacks, juice }: PlanDay): DayDish[] {
  const [first, second] = snacks
  const ordered: (DayDish | null)[] = [
    { slot: 'breakfast', word: 'Breakfast', dish: breakfast },
    first ? { slot: 'snack_1', word: 'Snack', dish: first } : null,
    { slot: 'lunch', word: 'Lunch', dish: lunch },
    second ? { slot: 'snack_2', word: 'Snack', dish: second } : null,
    { slot: 'juice', word: 'Juice', dish: juice },
    { slot: 'dinner', word: 'Dinner', dish: dinner },
  ]
  return ordered.filter((one) => one !== null)
}
