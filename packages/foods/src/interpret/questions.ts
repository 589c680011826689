/** Kept out under a guess until the parent names it. */
export const didYouMean = (term: string): string => `Did you mean ${term}?`

/** Kept out with something else until the parent says that it is eaten. */
export const keepOutToo = (term: string): string => `Keep ${term} out too?`

/** What a parent may say no to. Nothing else is ever let in by an answer. */
export const askedAbout = ['coconut', 'lupin', 'sesame'] as const
export type AskedAbout = (typeof askedAbout)[number]

/** The preference that answers `keepOutToo` with no. */
export const isFine = (term: string): string => `${term} is fine`

/** The term that a preference lets in, where it is such an answer and nothing more. */
export function answeredWithNo(preference: string): AskedAbout | null {
  const typed = preference.trim().toLowerCase()
  return askedAbout.find((term) => isFine(term) === typed) ?? null
}
