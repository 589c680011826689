import { gap, type Tokens } from './read-tokens.ts'
import { stemWord } from './stems/stem-word.ts'
import { tokenAt } from './token-at.ts'

/** Tokens with each word in the parts that are given for it, which share its place in the text. */
export function replaceWords(tokens: Tokens, parts: readonly (readonly string[])[]): Tokens {
  const replaced: Tokens = { plain: [], words: [], starts: [], ends: [], gaps: [] }
  for (const [at, own] of parts.entries()) {
    const token = tokenAt(tokens, at)
    const stays = own.length === 1 && own[0] === token.plain
    for (const [nth, part] of own.entries()) {
      replaced.plain.push(part)
      replaced.words.push(stays ? token.word : stemWord(part))
      replaced.starts.push(token.start)
      replaced.ends.push(token.end)
      replaced.gaps.push(nth > 0 ? gap.space : token.gap)
    }
  }
  return replaced
}
