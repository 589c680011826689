import { gapBefore } from '../tokens/gap-before.ts'
import { gap, type Tokens } from '../tokens/read-tokens.ts'
import { stemWord } from '../tokens/stems/stem-word.ts'
import { lettersOfBeginning, type Meaning, type TermIndex } from './term-index.ts'

/** A term in a text: the tokens from `start` up to, not including, `end`. */
export interface TermHit {
  start: number
  end: number
  meanings: readonly Meaning[]
}

const widestForHarmless = gap.hyphen
const widestForHarmful = gap.slash
const mostPieces = 16
const mostLetters = 24

/** What the meanings say by themselves, where they excuse nothing that stands in them. */
function harmful(meanings: readonly Meaning[]): readonly Meaning[] {
  return meanings.some(({ strength, outweighs }) => strength === 'innocent' || outweighs)
    ? meanings
        .filter(({ strength }) => strength !== 'innocent')
        .map(({ subject, strength }) => ({ subject, strength }))
    : meanings
}

/** Words torn apart by hyphens, line breaks or single letters: "pea-nut", "p e a n u t". */
function findTornWords(index: TermIndex, tokens: Tokens, hits: TermHit[]): void {
  const { plain } = tokens
  for (let start = 0; start < plain.length - 1; start += 1) {
    const first = plain[start] ?? ''
    let joined = first
    let letters = first.length === 1
    for (let at = start + 1; at < plain.length; at += 1) {
      const piece = plain[at] ?? ''
      const between = gapBefore(tokens, at)
      letters = letters && piece.length === 1
      const limit = letters ? mostLetters : mostPieces
      const torn =
        between === gap.hyphen || between === gap.soft || (letters && between === gap.space)
      if (!torn || at - start >= limit) break
      joined += piece
      if (
        joined.length >= lettersOfBeginning &&
        !index.beginnings.has(joined.slice(0, lettersOfBeginning))
      )
        break
      if (letters && at - start < 2) continue
      const stem = stemWord(joined)
      const named = index.alone.get(stem)
      if (!named) continue
      const meanings = harmful(named)
      if (meanings.length > 0) hits.push({ start, end: at + 1, meanings })
    }
  }
}

const shortestSpaced = 6
const shortestPiece = 3

/** One word written as two, neither of which says anything by itself: "won ton". */
function findSpacedWords(index: TermIndex, tokens: Tokens, hits: TermHit[]): void {
  const { plain, words } = tokens
  for (let start = 0; start < plain.length - 1; start += 1) {
    const first = plain[start] ?? ''
    const second = plain[start + 1] ?? ''
    if (gapBefore(tokens, start + 1) !== gap.space) continue
    if (first.length < shortestPiece || second.length < shortestPiece) continue
    if (first.length + second.length < shortestSpaced) continue
    if (index.alone.has(words[start] ?? '') || index.alone.has(words[start + 1] ?? '')) continue
    const stem = stemWord(first + second)
    const named = index.alone.get(stem)
    if (!named) continue
    const meanings = harmful(named)
    if (meanings.length > 0) hits.push({ start, end: start + 2, meanings })
  }
}

/**
 * Every term that stands in a text, the short ones inside the long ones too.
 *
 * Harmless phrases hold only where their words stand side by side ("almond, milk" is no almond milk).
 */
export function findTerms(index: TermIndex, tokens: Tokens): TermHit[] {
  const hits: TermHit[] = []
  const { words } = tokens
  for (let start = 0; start < words.length; start += 1) {
    let node = index.root.next.get(words[start] ?? '')
    let widest = 0
    for (let end = start + 1; node; end += 1) {
      if (node.meanings.length > 0) {
        const meanings = widest <= widestForHarmless ? node.meanings : harmful(node.meanings)
        if (meanings.length > 0) hits.push({ start, end, meanings })
      }
      if (end >= words.length || node.next.size === 0) break
      widest = Math.max(widest, gapBefore(tokens, end))
      if (widest > widestForHarmful) break
      node = node.next.get(words[end] ?? '')
    }
  }
  findTornWords(index, tokens, hits)
  findSpacedWords(index, tokens, hits)
  return hits
}
