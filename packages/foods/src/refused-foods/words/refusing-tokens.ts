import { wordsOfHarm } from '../../interpret/filler/remarks-of-harm.ts'
import { governingIndex, isGoverningKind, refusingKinds } from '../../interpret/governing-index.ts'
import { isFace } from '../../interpret/words/faces.ts'
import { stopWords } from '../../interpret/words/small-words.ts'
import { findTerms } from '../../terms/find-terms.ts'
import type { Tokens } from '../../tokens/read-tokens.ts'

const tellingOfHarm: ReadonlySet<string> = new Set(['harm', 'medicine', 'sign'])

/** The tokens that refuse what stands beside them, in any language, with its small words, signs, faces and what harm it does: all is refused here. */
export function refusingTokens(tokens: Tokens): ReadonlySet<number> {
  const refusing = new Set<number>()
  const governors = findTerms(governingIndex(), tokens).flatMap(({ start, end, meanings }) =>
    meanings.flatMap(({ subject }) =>
      isGoverningKind(subject) ? [{ start, end, kind: subject }] : [],
    ),
  )
  for (const { start, end, kind } of governors) {
    if (!refusingKinds.has(kind) && !tellingOfHarm.has(kind)) continue
    for (let at = start; at < end; at += 1) refusing.add(at)
  }
  for (const at of wordsOfHarm({ tokens, governors })) refusing.add(at)
  // of our own letters those words have a list of their own
  for (const [at, word] of tokens.plain.entries()) {
    if ((stopWords.has(word) && !/[a-z]/u.test(word)) || isFace(word)) refusing.add(at)
  }
  return refusing
}
