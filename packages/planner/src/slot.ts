/** The meals of a day, in their order. A snack recipe serves both snack slots. */
export const slots = ['breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2', 'juice'] as const
export type Slot = (typeof slots)[number]
