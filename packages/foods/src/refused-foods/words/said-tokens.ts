import { governingIndex, refusingKinds } from '../../interpret/governing-index.ts'
import { isFace } from '../../interpret/words/faces.ts'
import { stopWords } from '../../interpret/words/small-words.ts'
import { findTerms } from '../../terms/find-terms.ts'
import type { Tokens } from '../../tokens/read-tokens.ts'

/** The tokens that refuse what stands beside them, in any language, with its small words, signs and faces: all is refused here. */
export function saidTokens(tokens: Tokens): ReadonlySet<number> {
  const said = new Set<number>()
  for (const { start, end, meanings } of findTerms(governingIndex(), tokens)) {
    if (!meanings.some(({ subject }) => refusingKinds.has(subject) || subject === 'sign')) continue
    for (let at = start; at < end; at += 1) said.add(at)
  }
  // of our own letters those words have a list of their own
  for (const [at, word] of tokens.plain.entries()) {
    if ((stopWords.has(word) && !/[a-z]/u.test(word)) || isFace(word)) said.add(at)
  }
  return said
}
