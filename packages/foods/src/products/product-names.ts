import { readTokens, type Tokens } from '../tokens/read-tokens.ts'
import { stemWord } from '../tokens/stems/stem-word.ts'

/** Words of a stretch as one, its plural taken away: "pop-tarts", "Pop Tart" and "poptarts" are alike. */
export function joinedKeys(tokens: Tokens, start: number, end: number): string[] {
  const whole = stemWord(tokens.plain.slice(start, end).join(''))
  const parts = tokens.words.slice(start, end).join('')
  return whole === parts ? [whole] : [whole, parts]
}

/** The keys of a written name. */
export function keysOfName(name: string): string[] {
  const tokens = readTokens(name)
  return joinedKeys(tokens, 0, tokens.words.length)
}
