import type { Understanding } from '../../interpretation.ts'
import { isEverydayWord } from '../../spelling/is-everyday-word.ts'
import { gapBefore } from '../../tokens/gap-before.ts'
import { gap } from '../../tokens/read-tokens.ts'
import { tokenAt } from '../../tokens/token-at.ts'
import { singleFoods } from '../../vocabulary/single-foods.ts'
import { singularPhrase } from '../names/spelling/singular-phrase.ts'
import { typedNames } from '../names/typed-names.ts'
import type { Role } from '../read-parts.ts'
import type { Stretch, TagText } from '../tag-text.ts'
import { soundOf } from './sound-of.ts'
import { understandGuess } from './understand-guess.ts'

/** Fewer consonants are the sound of too many words. */
const shortestSound = 3
const mostWords = 4
/** Longer than any name that a voice takes apart. */
const mostLetters = 16
const isOfLanguage = (word: string): boolean => isEverydayWord(word) || linking.has(word)

/** Words that link others, and are no part of a name that is taken apart. */
const linking = new Set([
  'to',
  'of',
  'in',
  'on',
  'at',
  'by',
  'for',
  'with',
  'the',
  'it',
  'is',
  'was',
  'and',
])
/** Letters that the words may have more or fewer than the name. */
const mostLettersSplit = 3

let compiled: ReadonlyMap<string, readonly string[]> | null = null

function namesBySound(): ReadonlyMap<string, readonly string[]> {
  if (compiled) return compiled
  const names = new Set(
    [
      ...typedNames.allergies.flatMap(({ names: all, abroad }) =>
        all.filter((name) => !abroad.includes(name)),
      ),
      ...singleFoods.keys(),
    ]
      .filter((name) => /^[a-z]{5,}$/u.test(name))
      .flatMap((name) => (name.endsWith('s') ? [name] : [name, `${name}s`])),
  )
  const heard = [...names].filter((name) => soundOf(name).length >= shortestSound)
  compiled = Map.groupBy(heard, soundOf)
  return compiled
}

/** Names that sound like a run of letters and are about as long. */
export const namesWithSound = (letters: string): readonly string[] =>
  (namesBySound().get(soundOf(letters)) ?? []).filter(
    (name) => Math.abs(name.length - letters.length) <= mostLettersSplit,
  )

interface HeardName extends Stretch {
  names: readonly string[]
}

/**
 * A name of which a voice typed the sound in several words: "pi stash ios", "see lee ack". It holds words of `run`,
 * which mean nothing as they stand, and small words beside it; null where none is heard.
 */
export function heardName(
  { tokens, names }: TagText,
  run: Stretch,
  roles: readonly (Role | undefined)[],
): HeardName | null {
  const isFree = (at: number) =>
    roles[at] === undefined &&
    /^[a-z]+$/u.test(tokens.plain[at] ?? '') &&
    !names.some(
      ({ start, end, meanings }) =>
        at >= start && at < end && meanings.some(({ subject }) => !/^word:/u.test(subject)),
    )
  // a compound was typed in one word
  const isJoined = (at: number) =>
    gapBefore(tokens, at) <= gap.hyphen && tokenAt(tokens, at).start > tokenAt(tokens, at - 1).end
  const isOfSentence = (places: readonly number[]) =>
    places.some((at) => linking.has(tokens.plain[at] ?? ''))
  for (let words = mostWords; words > 1; words -= 1) {
    for (let start = Math.max(0, run.start - words + 1); start < run.end; start += 1) {
      const end = start + words
      if (end > tokens.plain.length || end <= run.start) continue
      const places = Array.from({ length: words }, (_, nth) => start + nth)
      if (!places.every((at) => isFree(at) && (at === start || isJoined(at)))) continue
      // "happens to": words of a sentence
      if (places.every((at) => isOfLanguage(tokens.plain[at] ?? '')) && isOfSentence(places))
        continue
      const letters = tokens.plain.slice(start, end).join('')
      if (letters.length > mostLetters) continue
      const heard = namesWithSound(letters)
      if (heard.length > 0) return { start, end, names: heard }
    }
  }
  return null
}

/** What is heard, asked about; until then it stays out with the words as typed. */
export const understandHeard = (
  { tokens }: TagText,
  { start, end, names }: HeardName,
): Understanding[] => understandGuess(names, singularPhrase(tokens.plain.slice(start, end)))
