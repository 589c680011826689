import { buildTermIndex, type TermIndex } from '../terms/term-index.ts'
import { vocabularyOf } from '../vocabulary/vocabulary-of.ts'
import { typedNames } from './names/typed-names.ts'
import { type GoverningKind, governingKinds } from './names/word-list-ids.ts'

export const isGoverningKind = (subject: string): subject is GoverningKind =>
  governingKinds.some((kind) => kind === subject)

/** Kinds of words that refuse what stands beside them. */
export const refusingKinds: ReadonlySet<string> = new Set<GoverningKind>([
  'refusal-before',
  'refusal-after',
  'allergy',
])

let compiled: TermIndex | null = null

/** Words that say something of the foods beside them, by what they say. */
export function governingIndex(): TermIndex {
  compiled ??= buildTermIndex(
    governingKinds.map(
      (kind) => [kind, { ...vocabularyOf({}), itself: typedNames.words[kind] }] as const,
    ),
  )
  return compiled
}
