import { allergenIds } from '../../../allergen.ts'
import {
  type NearIndex,
  type NearWord,
  nearIndexOf,
  wordsNear,
} from '../../../spelling/near-words.ts'
import { stemWord } from '../../../tokens/stems/stem-word.ts'
import { allergenVocabularies } from '../../../vocabulary/allergen-vocabularies.ts'
import { singleFoods } from '../../../vocabulary/single-foods.ts'
import { typedNames } from '../typed-names.ts'

const mostNames = 3
const longestWord = 24
const longWord = 7
const shortNames = new Set(['egg', 'soy', 'nut', 'oat', 'rye'])

const found = new Map<string, readonly NearWord[]>()
const maxCached = 1_000

let compiled: NearIndex | null = null

function knownNames(): NearIndex {
  if (compiled) return compiled
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
  compiled = nearIndexOf([...names].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)))
  return compiled
}

/**
 * Known names within two edits of a word of seven letters or more, one edit of a shorter one, of three
 * letters only with the first letter right; the nearest only, three at most.
 *
 * @example nearestNames('penuts')[0]?.word // 'peanuts'
 */
export function nearestNames(word: string, most = 2): readonly NearWord[] {
  if (!/^[a-z]{3,}$/u.test(word) || word.length > longestWord) return []
  const key = `${most} ${word}`
  const known = found.get(key)
  if (known) return known
  if (found.size >= maxCached) found.clear()
  const nearest = search(word, most)
  found.set(key, nearest)
  return nearest
}

function search(word: string, most: number): NearWord[] {
  const limit = Math.min(word.length < longWord ? 1 : 2, most)
  const near = wordsNear(knownNames(), word, limit).filter(
    (one) => word.length > 3 || word[0] === one.word[0],
  )
  const least = Math.min(...near.map(({ distance }) => distance))
  const seen = new Set<string>()
  return near
    .filter(({ word: name, distance }) => {
      const stem = stemWord(name)
      if (distance > least || seen.has(stem)) return false
      seen.add(stem)
      return true
    })
    .slice(0, mostNames)
}
