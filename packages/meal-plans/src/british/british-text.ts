import type { KeyedText } from '@brightplate/contract/plans/plan-data'
import { inBritish } from '@brightplate/foods/languages/british/in-british'

/** A text of ours in British words; what a parent typed stays as typed. */
export type SayBritish = (text: string) => string

const quoted = '“[^”]*”|"[^"]*"'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Says texts in British words, but for what stands in quotes and for these words of a parent, wherever they stand.
 * @param typed words of a parent
 */
export function britishText(typed: readonly string[] = []): SayBritish {
  // A word that reads alike in both needs no keeping.
  const asTyped = [...new Set(typed.map((words) => words.trim()))]
    .filter((words) => words !== '' && inBritish(words) !== words)
    .toSorted((a, b) => b.length - a.length)
    .map((words) => `(?<![\\p{L}\\d])${escaped(words)}(?![\\p{L}\\d])`)
  const left = new RegExp(`(${[quoted, ...asTyped].join('|')})`, 'iu')
  return (text) =>
    text
      .split(left)
      .map((part, index) => (index % 2 === 1 ? part : inBritish(part)))
      .join('')
}

/** What parents typed, in small letters. */
export type Typed = ReadonlySet<string>

export const typedWords = (words: Iterable<string | null | undefined>): Typed =>
  new Set([...words].flatMap((word) => (word ? word.trim().toLowerCase() : [])))

/** A sentence in British words, but for what of its parameters a parent typed; key and parameters stay. */
export function sentenceInBritish<Text extends KeyedText>(
  text: Text,
  typed: Typed,
  measured: SayBritish = (words) => words,
): Text {
  const own = Object.values(text.params)
    .flat()
    .map(String)
    .filter((word) => typed.has(word.trim().toLowerCase()))
  return { ...text, text: britishText(own)(measured(text.text)) }
}
