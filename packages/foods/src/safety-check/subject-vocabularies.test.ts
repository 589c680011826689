import { describe, expect, it } from 'vitest'
import { findTerms } from '../terms/find-terms.ts'
import { buildTermIndex } from '../terms/term-index.ts'
import { expandTokens } from '../tokens/expand-tokens.ts'
import { readTokens } from '../tokens/read-tokens.ts'
import { cueWords } from '../vocabulary/cue-words.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { joinersOfHead } from './find-named-kinds.ts'
import { subjectVocabularies } from './plan-lexicon.ts'

const alarming = ['itself', 'abroad', 'products', 'dishes', 'checkLabel', 'labelOnly'] as const
const stems = (term: string) => readTokens(term).words.join(' ')
const inKitchen = new Set(cueWords['kitchen-things'].map(stems))
const alarms = buildTermIndex(
  [...subjectVocabularies].map(([subject, words]) => [
    subject,
    { ...words, labelOnly: [], innocent: [] },
  ]),
)

function harmfulStems(words: Vocabulary): Set<string> {
  return new Set(alarming.flatMap((list) => words[list].map(stems)))
}

/** Terms of a vocabulary that stand in it before, in a list that says as much. */
function repeats(words: Vocabulary): string[] {
  const known = new Map<string, string>()
  return [...alarming, 'innocent' as const].flatMap((list) =>
    words[list].filter((term) => {
      const before = known.get(stems(term))
      known.set(stems(term), before ?? list)
      // one counts on a line, the other where a step brings it in
      return before !== undefined && !(before === 'dishes' && list === 'checkLabel')
    }),
  )
}

/** Harmless phrases in which nothing would alarm, and that name no kind of anything ("acorn squash"). */
function idle(subject: string, words: Vocabulary): string[] {
  return [...words.labelOnly, ...words.innocent].filter((phrase) => {
    if (inKitchen.has(stems(phrase))) return true
    const tokens = expandTokens(readTokens(phrase), (stem) => alarms.words.has(stem))
    if (joinersOfHead.has(tokens.words.at(-1) ?? '')) return false
    return !findTerms(alarms, tokens).some(({ meanings }) =>
      meanings.some((meaning) => meaning.subject === subject),
    )
  })
}

// these are the words of oats but for the doubtful ones
const written = [...subjectVocabularies].filter(([subject]) => subject !== 'diet:uncertified-oats')

describe.each(written)('the words of %s', (subject, words) => {
  it('alarm or are harmless, never both', () => {
    const harmful = harmfulStems(words)
    expect(words.innocent.filter((phrase) => harmful.has(stems(phrase)))).toEqual([])
  })

  it('stand there once', () => {
    expect(repeats(words)).toEqual([])
  })

  it('are not empty', () => {
    const all = [...alarming, 'innocent' as const].flatMap((list) => words[list])
    expect(all.filter((term) => stems(term) === '')).toEqual([])
  })

  it('are harmless only where something would alarm', () => {
    expect(idle(subject, words)).toEqual([])
  })
})
