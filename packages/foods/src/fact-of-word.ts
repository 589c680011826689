import type { Origin } from './food.ts'
import type { DietId } from './restrictions.ts'

/** A column of the tables that tells of every food what a excluded word names. */
export interface FactOfWord {
  /** The diet that leaves out the same. */
  diet?: DietId
  origin?: Origin
}

const facts: ReadonlyMap<string, FactOfWord> = new Map(
  Object.entries({
    pork: { diet: 'no-pork' },
    beef: { diet: 'no-beef' },
    caffeine: { diet: 'no-caffeine' },
    'food dye': { diet: 'no-added-colours' },
    gelatine: { origin: 'gelatine' },
    alcohol: { origin: 'alcohol' },
  } satisfies Record<string, FactOfWord>),
)

/** What the tables tell of every food about a word, whether its name and parts hold the word or not. */
export const factOfWord = (word: string): FactOfWord => facts.get(word) ?? {}
