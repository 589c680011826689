import { editDistance } from '../../../spelling/edit-distance.ts'
import { isEverydayWord } from '../../../spelling/is-everyday-word.ts'
import { readTokens, type Tokens } from '../../../tokens/read-tokens.ts'
import type { Stretch } from '../../tag-text.ts'
import { typedNames } from '../typed-names.ts'

const longWord = 7
const veryLongWord = 9

/** Words near a condition's name that mean something else. */
const otherMeanings = new Set(typedNames.words['near-condition'])

interface LongName {
  term: string
  words: readonly string[]
  /** Its first long word. */
  long: string
  /** Where that stands in it. */
  anchor: number
}

/** Names that hold a long word, by that word's first letter. */
const namesByLetter = Map.groupBy(
  typedNames.conditions.flatMap(({ term, names }) =>
    names.flatMap((name): LongName[] => {
      const words = readTokens(name).plain
      const anchor = words.findIndex((word) => word.length >= longWord)
      const long = words[anchor]
      return long === undefined ? [] : [{ term, words, long, anchor }]
    }),
  ),
  ({ long }) => long.charAt(0),
)

/** Misspelt by one or two letters, the first aside; short words are never guessed at. */
function isNearly(word: string, name: string): boolean {
  if (word === name) return true
  const shorter = Math.min(word.length, name.length)
  if (shorter < longWord || word[0] !== name[0] || otherMeanings.has(word)) return false
  const most = shorter >= veryLongWord ? 2 : 1
  return editDistance(word, name, most) <= most
}

/** Names of conditions that a dietitian has to plan for, misspelt, in the open part of a tag. */
export function misspeltConditions(
  { plain }: Tokens,
  isOpen: (at: number) => boolean,
): (Stretch & { term: string })[] {
  const found: (Stretch & { term: string })[] = []
  for (const [at, word] of plain.entries()) {
    if (word.length < longWord || !isOpen(at) || isEverydayWord(word)) continue
    for (const { term, words, long, anchor } of namesByLetter.get(word.charAt(0)) ?? []) {
      if (!isNearly(word, long)) continue
      const start = at - anchor
      const isHere = words.every(
        (name, nth) => isOpen(start + nth) && isNearly(plain[start + nth] ?? '', name),
      )
      if (isHere) found.push({ term, start, end: start + words.length })
    }
  }
  return found
}
