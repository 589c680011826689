import type { Language } from '@brightplate/contract/languages'

export type PacketWords = typeof import('#words/papers/school-packet')

/** The school's language need not be the build's: of these sheets a build holds each. */
const rooms = import.meta.glob<PacketWords>(
  '../../../../words/compiled/{en-US,es-US,en-GB}/papers/school-packet.js',
)

export async function loadPacketWords(language: Language): Promise<PacketWords> {
  const load = rooms[`../../../../words/compiled/${language}/papers/school-packet.js`]
  if (!load) throw new Error(`There are no words in ${language}`)
  return load()
}
