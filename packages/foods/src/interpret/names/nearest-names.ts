import { allergenIds } from '../../allergen.ts'
import { editDistance } from '../../spelling/edit-distance.ts'
import { stemWord } from '../../tokens/stem-word.ts'
import { allergenVocabularies } from '../../vocabulary/allergen-vocabularies.ts'
import { singleFoods } from '../../vocabulary/single-foods.ts'
import { typedNames } from './typed-names.ts'

interface KnownName {
  name: string
  letters: number
}

/** A known name that is nearly the word, with the edits between them. */
export interface NearName {
  name: string
  distance: number
}

const mostNames = 3
const longestWord = 24
const longWord = 7
const shortNames = new Set(['egg', 'soy', 'nut', 'oat', 'rye'])

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

function bitsIn(number: number): number {
  let bits = number - ((number >> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
  return (((bits + (bits >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24
}

const found = new Map<string, readonly NearName[]>()
const foundKept = 1_000

let namesByLength: KnownName[][] | null = null

function knownNames(): KnownName[][] {
  if (namesByLength) return namesByLength
  const names = new Set<string>()
  const phrases = [
    ...typedNames.allergies.flatMap((concept) => concept.names),
    ...allergenIds.flatMap((id) => allergenVocabularies[id].itself),
    ...[...singleFoods.keys()],
    ...typedNames.diets.flatMap((diet) => diet.names),
    ...typedNames.conditions.flatMap((condition) => condition.names),
  ]
  for (const phrase of phrases) {
    if (!/^[a-z]{4,}$/u.test(phrase) && !shortNames.has(phrase)) continue
    names.add(phrase)
    if (!phrase.endsWith('s')) names.add(`${phrase}s`)
  }
  namesByLength = []
  for (const name of [...names].sort()) {
    const list = namesByLength[name.length] ?? []
    list.push({ name, letters: lettersOf(name) })
    namesByLength[name.length] = list
  }
  return namesByLength
}

/**
 * Known names within two edits of a word of seven letters or more, one edit of a shorter one, of three
 * letters only with the first letter right; the nearest only, three at most.
 *
 * @example nearestNames('penuts')[0]?.name // 'peanuts'
 */
export function nearestNames(word: string, most = 2): readonly NearName[] {
  if (!/^[a-z]{3,}$/u.test(word) || word.length > longestWord) return []
  const key = `${most} ${word}`
  const known = found.get(key)
  if (known) return known
  if (found.size >= foundKept) found.clear()
  const nearest = search(word, most)
  found.set(key, nearest)
  return nearest
}

function search(word: string, most: number): NearName[] {
  let limit = Math.min(word.length < longWord ? 1 : 2, most)
  const letters = lettersOf(word)
  const names = knownNames()
  let nearest: NearName[] = []
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    for (const known of names[length] ?? []) {
      if (word.length === 3 && word[0] !== known.name[0]) continue
      if (bitsIn(known.letters ^ letters) > 2 * limit) continue
      const distance = editDistance(word, known.name, limit)
      if (distance > limit) continue
      if (distance < limit || nearest.length === 0) {
        nearest = distance < limit ? [] : nearest
        limit = distance
      }
      nearest = nearest.filter((near) => near.distance === limit)
      nearest.push({ name: known.name, distance })
    }
  }
  const seen = new Set<string>()
  return nearest
    .filter(({ name }) => {
      const stem = stemWord(name)
      if (seen.has(stem)) return false
      seen.add(stem)
      return true
    })
    .slice(0, mostNames)
}
