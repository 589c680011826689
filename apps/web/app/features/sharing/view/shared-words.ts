import type { Language } from '@brightplate/contract/languages'

export type SharedWords = typeof import('#words/sharing/page')

/** A build holds one language; of this page it holds each, as whoever reads it is not who built or bought it. */
const rooms = import.meta.glob<SharedWords>(
  '../../../../words/compiled/{en-US,es-US,en-GB}/sharing/page.js',
)

export async function loadSharedWords(language: Language): Promise<SharedWords> {
  const load = rooms[`../../../../words/compiled/${language}/sharing/page.js`]
  if (!load) throw new Error(`There are no words in ${language}`)
  return load()
}
