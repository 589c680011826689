import type { IndexByName, IndexOf, OfEach } from '@brightplate/foods/tuple'

/** The meals of a day, in their order. A snack recipe serves both snack slots. */
export const slots = ['breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2', 'juice'] as const
export type Slot = (typeof slots)[number]

export const slotIndex: IndexByName<typeof slots> = {
  breakfast: 0,
  lunch: 1,
  dinner: 2,
  snack_1: 3,
  snack_2: 4,
  juice: 5,
}

/** Something of each slot, in their order. */
export type OfEachSlot<Of> = OfEach<typeof slots, Of>

export const forEachSlot = <Of>(
  of: (slot: Slot, index: IndexOf<typeof slots>) => Of,
): OfEachSlot<Of> => [
  of('breakfast', slotIndex.breakfast),
  of('lunch', slotIndex.lunch),
  of('dinner', slotIndex.dinner),
  of('snack_1', slotIndex.snack_1),
  of('snack_2', slotIndex.snack_2),
  of('juice', slotIndex.juice),
]
