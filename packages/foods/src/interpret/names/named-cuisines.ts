import { gapBefore } from '../../tokens/gap-before.ts'
import { gap, readTokens } from '../../tokens/read-tokens.ts'
import type { Stretch, TagText } from '../tag-text.ts'
import { stopWords } from '../words/small-words.ts'
import { typedNames } from './typed-names.ts'

export interface NamedCuisine extends Stretch {
  /** The name of its file. */
  cuisine: string
}

const words = (name: string) => readTokens(name).plain.join(' ')

let compiled: { cuisines: ReadonlyMap<string, string>; nouns: ReadonlySet<string> } | null = null

function names() {
  compiled ??= {
    cuisines: new Map(
      typedNames.cuisines.flatMap(({ id, names: own }) => own.map((name) => [words(name), id])),
    ),
    nouns: new Set(typedNames.words['beside-cuisine'].map(words)),
  }
  return compiled
}

const mostWords = 3

function cuisineAt({ tokens: { plain } }: TagText, start: number): NamedCuisine | null {
  for (let end = Math.min(plain.length, start + mostWords); end > start; end -= 1) {
    const cuisine = names().cuisines.get(plain.slice(start, end).join(' '))
    if (cuisine !== undefined) return { cuisine, start, end }
  }
  return null
}

/**
 * The cuisines that a tag names: "Mexican food", "Indian and Chinese", "comida mexicana". Before a word of another
 * kind, as in "Greek yogurt", the name belongs to that word; a diet beside it is read by itself.
 */
export function namedCuisines(text: TagText, isDiet: (at: number) => boolean): NamedCuisine[] {
  const { tokens } = text
  const { plain } = tokens
  const found: NamedCuisine[] = []
  for (let at = 0; at < plain.length; at += 1) {
    const named = cuisineAt(text, at)
    if (!named) continue
    found.push(named)
    at = named.end - 1
  }
  const isNoun = (at: number) => names().nouns.has(plain[at] ?? '')
  const stands = ({ end }: NamedCuisine) => {
    for (let at = end; gapBefore(tokens, at) < gap.slash; at += 1) {
      if (found.some(({ start }) => start === at)) return true
      if (!isNoun(at) && !isDiet(at) && !stopWords.has(plain[at] ?? '')) return false
    }
    return true
  }
  return found.filter(stands).map((named) => {
    let { start, end } = named
    while (isNoun(start - 1) && gapBefore(tokens, start) < gap.slash) start -= 1
    while (isNoun(end) && gapBefore(tokens, end) < gap.slash) end += 1
    return { ...named, start, end }
  })
}
