import type { ConsentKind } from './consents.ts'

/** The days from which the words of each consent stand as they are, the newest last; `scripts/consents` holds the words of each. */
export const versionsOfWords = {
  dish_photos: ['2026-11-26'],
  language_model: ['2026-11-26'],
  eating_log: ['2026-11-26'],
  care_link: ['2026-11-27'],
} as const satisfies Record<ConsentKind, readonly [string, ...string[]]>

/** The words that stood when it was agreed to. */
export function wordsVersion(kind: ConsentKind, agreedAt: string): string {
  const versions: readonly [string, ...string[]] = versionsOfWords[kind]
  const day = agreedAt.slice(0, 10)
  return versions.findLast((version) => version <= day) ?? versions[0]
}
