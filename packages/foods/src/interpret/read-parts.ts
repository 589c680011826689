import type { TagSpan, Understanding } from '../interpretation.ts'
import { placeOfWords } from '../tokens/place-of-words.ts'
import type { Stretch, TagText } from './tag-text.ts'

export type Role = TagSpan['as']

/** What the parts of a tag were read as, and which token went where. */
export interface ReadParts {
  understood: Understanding[]
  /** Parts that mean nothing to us, as typed. */
  notRecognised: string[]
  /** The same as words to exclude: the phrase and its content words. */
  unchecked: string[]
  roles: (Role | undefined)[]
}

export const emptyParts = (): ReadParts => ({
  understood: [],
  notRecognised: [],
  unchecked: [],
  roles: [],
})

/** Gives each token of a stretch its role, where it has none yet. */
export function take(parts: ReadParts, { start, end }: Stretch, role: Role): void {
  for (let at = start; at < end; at += 1) parts.roles[at] ??= role
}

function hasQuestion(understood: readonly Understanding[]): boolean {
  return understood.some((one) => 'question' in one && one.question !== null)
}

/** Adds what was understood of a stretch. */
export function addReading(
  parts: ReadParts,
  stretch: Stretch,
  understood: readonly Understanding[],
): void {
  parts.understood.push(...understood)
  take(parts, stretch, hasQuestion(understood) ? 'question' : 'reading')
}

/** The stretches of a tag by what became of them; the marks between words belong to none. */
export function spansOf({ tokens }: TagText, roles: readonly (Role | undefined)[]): TagSpan[] {
  return tokens.plain.map((_, at) => ({
    ...placeOfWords(tokens, { start: at, end: at + 1 }),
    as: roles[at] ?? 'unknown',
  }))
}
