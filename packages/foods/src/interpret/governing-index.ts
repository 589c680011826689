import { buildTermIndex, type TermIndex } from '../vocabulary/term-index.ts'
import { vocabularyOf } from '../vocabulary/vocabulary-of.ts'
import {
  allergyWords,
  allowancesAfter,
  allowancesBefore,
  everything,
  harmWords,
  lessenings,
  likings,
  medicineWords,
  partialStates,
  prohibitionSigns,
  refusalsAfter,
  refusalsBefore,
  turns,
} from './words/governing-words.ts'

const lists = {
  'refusal-before': refusalsBefore,
  'refusal-after': refusalsAfter,
  allergy: allergyWords,
  harm: harmWords,
  medicine: medicineWords,
  sign: prohibitionSigns,
  less: lessenings,
  liking: likings,
  turn: turns,
  'allowance-before': allowancesBefore,
  'allowance-after': allowancesAfter,
  'partial-state': partialStates,
  everything,
} as const

export type GoverningKind = keyof typeof lists

export const isGoverningKind = (subject: string): subject is GoverningKind => subject in lists

let compiled: TermIndex | null = null

/** Words that say something of the foods beside them, by what they say. */
export function governingIndex(): TermIndex {
  compiled ??= buildTermIndex(
    Object.entries(lists).map(
      ([kind, terms]) => [kind, { ...vocabularyOf({}), itself: terms }] as const,
    ),
  )
  return compiled
}
