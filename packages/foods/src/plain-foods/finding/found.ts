import type { PlainFood } from '../plain-food.ts'

export type Found = readonly PlainFood[]
export const none: Found = []
