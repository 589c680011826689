import { readTokens } from '../tokens/read-tokens.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

export type Strength = 'itself' | 'abroad' | 'product' | 'dish' | 'label' | 'innocent'

export interface Meaning {
  /** What the term speaks of: "allergen:milk", "origin:pork", "food:tomato". */
  subject: string
  strength: Strength
  /** A longer name for less than the terms in it say: "rice cracker", where "cracker" holds wheat. */
  outweighs?: true
}

export interface TermNode {
  next: Map<string, TermNode>
  meanings: Meaning[]
}

/** All terms by their words, one word a step. */
export interface TermIndex {
  root: TermNode
  /** Every word of any term. */
  words: Set<string>
  /** What words mean that are a term by themselves; words that are innocent alone are left out. */
  alone: Map<string, readonly Meaning[]>
  /** The first letters of each of these, `lettersOfBeginning` of them; those of their plurals are the same. */
  beginnings: Set<string>
}

export const lettersOfBeginning = 3

const strengths: readonly (readonly [keyof Vocabulary, Omit<Meaning, 'subject'>])[] = [
  ['itself', { strength: 'itself' }],
  ['abroad', { strength: 'abroad' }],
  ['products', { strength: 'product' }],
  ['dishes', { strength: 'dish' }],
  ['checkLabel', { strength: 'label' }],
  ['labelOnly', { strength: 'label', outweighs: true }],
  ['innocent', { strength: 'innocent' }],
]

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** With umlauts written out; "half & half" and "half n half" for "half and half". */
function spellings(term: string, { strength }: Omit<Meaning, 'subject'>): string[] {
  const joined = / and /u.test(term) && strength !== 'innocent'
  const terms = joined ? [term, term.replace(' and ', ' '), term.replace(' and ', ' n ')] : [term]
  return terms.flatMap((one) =>
    /[äöü]/u.test(one)
      ? [one, one.replace(/[äöü]/gu, (letter) => umlauts[letter] ?? letter)]
      : [one],
  )
}

function addTerm(index: TermIndex, term: string, meaning: Meaning): void {
  const { words } = readTokens(term)
  if (words.length === 0) return
  let node = index.root
  for (const word of words) {
    index.words.add(word)
    let next = node.next.get(word)
    if (!next) {
      next = { next: new Map(), meanings: [] }
      node.next.set(word, next)
    }
    node = next
  }
  const first = words[0]
  if (words.length === 1 && first !== undefined && meaning.strength !== 'innocent') {
    index.alone.set(first, node.meanings)
    index.beginnings.add(first.slice(0, lettersOfBeginning))
  }
  const known = node.meanings.some(
    ({ subject, strength }) => subject === meaning.subject && strength === meaning.strength,
  )
  if (!known) node.meanings.push(meaning)
}

/**
 * Compiles vocabularies, one a subject, into one index.
 *
 * @example buildTermIndex([['allergen:lupin', lupinVocabulary]]).alone.has('lupin') // true
 */
export function buildTermIndex(
  vocabularies: Iterable<readonly [subject: string, vocabulary: Vocabulary]>,
): TermIndex {
  const index: TermIndex = {
    root: { next: new Map(), meanings: [] },
    words: new Set(),
    alone: new Map(),
    beginnings: new Set(),
  }
  for (const [subject, vocabulary] of vocabularies) {
    for (const [list, kind] of strengths) {
      const meaning = { subject, ...kind }
      for (const term of vocabulary[list]) {
        for (const spelling of spellings(term, kind)) addTerm(index, spelling, meaning)
      }
    }
  }
  return index
}
