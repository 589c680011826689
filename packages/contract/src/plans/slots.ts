/** The places of a day, in the order in which a plan names them. Apart from the schemas, so that a page needs none for it. */
export const slots = ['breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2', 'juice'] as const
