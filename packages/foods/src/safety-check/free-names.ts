import { freeClaims } from '../../compiled/words.js'
import { allergenIds } from '../allergen.ts'

/** Whole names of what a claim can free a food of, with the subjects that it frees. */
export const freeNames: ReadonlyMap<string, readonly string[]> = new Map([
  ...allergenIds.map((id) => [id.replaceAll('-', ' '), [`allergen:${id}`]] as const),
  ...Object.entries(freeClaims.names),
])

/** Words before a food that free it without naming an allergen. */
export const freeingWords: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(freeClaims.words),
)
