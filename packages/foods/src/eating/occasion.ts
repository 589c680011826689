/** When food is eaten, as figures are counted; `any` is the whole day. */
export const occasions = ['any', 'breakfast', 'lunch', 'dinner', 'snack'] as const

export type Occasion = (typeof occasions)[number]
