import type { Understanding } from '../interpretation.ts'
import { findTerms } from '../vocabulary/find-terms.ts'
import { readTokens, type Tokens } from '../vocabulary/read-tokens.ts'
import { clinicianNames } from './clinician-names.ts'
import { editDistance } from './edit-distance.ts'
import { nameIndex } from './name-index.ts'

const longWord = 7
const veryLongWord = 9

/** Words near a condition's name that mean something else. */
const otherMeanings = new Set(
  'dysphasia,dyspraxia,dysplasia,dysphoria,parental,metabolism,diagnosis,analysis,internal'.split(
    ',',
  ),
)

interface LongName {
  term: string
  words: readonly string[]
  /** Where its first long word stands in it. */
  anchor: number
}

/** Names that hold a long word, by that word's first letter. */
const namesByLetter = new Map<string, LongName[]>()
for (const { term, names } of clinicianNames) {
  for (const name of names) {
    const words = readTokens(name).plain
    const anchor = words.findIndex((word) => word.length >= longWord)
    const letter = words[anchor]?.[0]
    if (letter === undefined) continue
    namesByLetter.set(letter, [...(namesByLetter.get(letter) ?? []), { term, words, anchor }])
  }
}

/** Misspelt by one or two letters, the first aside; short words are never guessed at. */
function isNearly(word: string, name: string): boolean {
  if (word === name) return true
  const shorter = Math.min(word.length, name.length)
  if (shorter < longWord || word[0] !== name[0] || otherMeanings.has(word)) return false
  const most = shorter >= veryLongWord ? 2 : 1
  return editDistance(word, name, most) <= most
}

/** Conditions that a dietitian has to plan for, wherever in a tag they stand, misspelt too. */
export function findClinicianConditions(tokens: Tokens): {
  understood: Understanding[]
  covered: ReadonlySet<number>
} {
  const covered = new Set<number>()
  const terms = new Set<string>()
  const take = (term: string, start: number, end: number) => {
    terms.add(term)
    for (let at = start; at < end; at += 1) covered.add(at)
  }
  for (const { start, end, meanings } of findTerms(nameIndex(), tokens)) {
    for (const { subject } of meanings) {
      if (subject.startsWith('clinician:')) take(subject.slice('clinician:'.length), start, end)
    }
  }
  for (const [at, word] of tokens.plain.entries()) {
    if (covered.has(at) || word.length < longWord) continue
    for (const { term, words, anchor } of namesByLetter.get(word[0] ?? '') ?? []) {
      if (!isNearly(word, words[anchor] ?? '')) continue
      const start = at - anchor
      const isHere = words.every((name, nth) => isNearly(tokens.plain[start + nth] ?? '', name))
      if (isHere) take(term, start, start + words.length)
    }
  }
  return {
    understood: [...terms].sort().map((term) => ({ kind: 'clinician', term })),
    covered,
  }
}
