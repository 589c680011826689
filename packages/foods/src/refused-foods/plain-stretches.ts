import { nameIndex, wordsOf } from '../plain-foods/name-index.ts'
import type { PlainFood } from '../plain-foods/plain-food.ts'
import { readMatch } from '../tokens/read-match.ts'
import { gap, type Tokens } from '../tokens/read-tokens.ts'

/** The name of a plain food within what was typed, from token to token: "cheese pizza". */
export interface PlainStretch {
  start: number
  end: number
  foods: readonly PlainFood[]
}

const longestName = 6

const keyOf = (words: readonly string[]) =>
  words.map((word) => (word === 'n' ? 'and' : word)).join(' ')

function stretchAt({ words, gaps }: Tokens, start: number): PlainStretch | null {
  const { byWords } = nameIndex()
  for (let end = Math.min(start + longestName, words.length); end > start; end -= 1) {
    if (gaps.slice(start + 1, end).some((width) => width > gap.hyphen)) continue
    const foods = byWords.get(keyOf(words.slice(start, end)))
    if (foods) return { start, end, foods }
  }
  return null
}

/** The names of plain foods in what was typed, the longest from each word on. */
export function plainStretches(tokens: Tokens): PlainStretch[] {
  const stretches: PlainStretch[] = []
  for (let at = 0; at < tokens.words.length; at += 1) {
    const stretch = stretchAt(tokens, at)
    if (!stretch) continue
    stretches.push(stretch)
    at = stretch.end - 1
  }
  return stretches
}

const bracketed = /^([^()[\]]+)[([]([^()[\]]+)[)\]]\s*$/u

/** "pizza (cheese)" is cheese pizza; what no plain food is called stands as it is typed. */
export function withoutBrackets(typed: string): string {
  const name = readMatch(bracketed, typed, (outside, inside) => `${inside} ${outside}`)
  return name !== null && nameIndex().byWords.has(wordsOf(name).join(' ')) ? name : typed
}
