import { findAsWritten } from '../interpret/names/spelling/find-as-written.ts'
import { splitGluedWords } from '../interpret/names/spelling/split-glued-words.ts'
import { withoutRemarks } from '../plain-foods/words-around/without-lead.ts'
import { knownStems } from '../products/known-stems.ts'
import { isEverydayWord } from '../spelling/is-everyday-word.ts'
import { type NearIndex, nearIndexOf, wordsNear } from '../spelling/near-words.ts'
import { findTerms } from '../terms/find-terms.ts'
import { readMatch } from '../tokens/read-match.ts'
import { readTokens, type Tokens } from '../tokens/read-tokens.ts'
import { replaceWords } from '../tokens/replace-words.ts'
import { stemWord } from '../tokens/stems/stem-word.ts'
import { foodGroups } from './food-groups.ts'
import { withoutBrackets } from './plain-stretches.ts'
import { refusedNames } from './refused-names.ts'
import { refusingTokens } from './words/refusing-tokens.ts'
import { exceptionWords, fillers, states } from './words/words-around-foods.ts'

/** A stretch of what was typed that names something, from token to token. */
export interface Span {
  start: number
  end: number
  subjects: readonly string[]
}

export interface ReadSpans {
  tokens: Tokens
  /** Tokens that refuse what stands beside them. */
  refusing: ReadonlySet<number>
  spans: readonly Span[]
  guesses: readonly { typed: string; readAs: string }[]
}

/** The first kind of name that a stretch has is what it means: an English word before one of another language. */
const ranks = [/^group:/u, /^food:/u, /^(?:word|group named):/u, /^group abroad:/u, /^allergen:/u]
/** With an accent the other language is meant: "légumes" are vegetables. */
const accented = [/^group (?:abroad|named):/u, ...ranks]

function byRank(subjects: readonly string[], text: string): string[] {
  const order = /[\u00c0-\u024f]/u.test(text) ? accented : ranks
  const rank = order.find((kind) => subjects.some((one) => kind.test(one)))
  // "frutas secas" are nuts and dried fruit
  const isShared = subjects.some((one) => rank?.test(one) && one.startsWith('group named:'))
  return subjects.filter((one) => rank?.test(one) || (isShared && one.startsWith('group abroad:')))
}

/** "cá" is fish with its accent alone. */
function groupsAsWritten(text: string, tokens: Tokens, refusing: ReadonlySet<number>) {
  return findAsWritten(text, tokens, (at) => refusing.has(at)).map((hit) => ({
    ...hit,
    meanings: hit.meanings.flatMap(({ subject }) =>
      foodGroups
        .filter(({ namedAs = [] }) => namedAs.includes(subject.slice('concept:'.length)))
        .map(({ id }) => ({ subject: `group named:${id}` })),
    ),
  }))
}

/** "milchfrei" in two words. */
function splitWords(tokens: Tokens): Tokens {
  const { words } = refusedNames()
  const parts = tokens.plain.map((word, at) => {
    const isKnown = words.has(tokens.words[at] ?? '') || isEverydayWord(word)
    return (isKnown ? null : splitGluedWords(word, (stem) => words.has(stem))) ?? [word]
  })
  return parts.some(({ length }) => length > 1) ? replaceWords(tokens, parts) : tokens
}

function findSpans(tokens: Tokens, text: string, refusing: ReadonlySet<number>): Span[] {
  const longestFirst = [
    ...findTerms(refusedNames(), tokens),
    ...groupsAsWritten(text, tokens, refusing),
  ].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
  const spans: { start: number; end: number; subjects: string[] }[] = []
  for (const { start, end, meanings } of longestFirst) {
    const same = spans.find((one) => one.start === start && one.end === end)
    const subjects = meanings.map(({ subject }) => subject)
    if (same) same.subjects.push(...subjects)
    else if (!spans.some((one) => start < one.end && one.start < end)) {
      spans.push({ start, end, subjects })
    }
  }
  return spans
    .map((span) => {
      const written = text.slice(tokens.starts[span.start], tokens.ends[span.end - 1])
      return { ...span, subjects: byRank(span.subjects, written) }
    })
    .sort((a, b) => a.start - b.start)
}

const shortestGuessed = 5

let namesOfOneWord: NearIndex | null = null

/** The one name that is a letter away from a word; null for an everyday word or one that names a food, or where none is. */
function nearName(word: string, plain: string): string | null {
  if (word.length < shortestGuessed || !/^[a-z]+$/u.test(word)) return null
  if (isEverydayWord(plain) || knownStems().has(word)) return null
  if (fillers.has(word) || states.has(word) || exceptionWords.has(plain)) return null
  namesOfOneWord ??= nearIndexOf(
    [...refusedNames().alone.keys()].filter(
      (name) => name.length >= shortestGuessed - 1 && /^[a-z]+$/u.test(name),
    ),
  )
  let near: string | null = null
  for (const { word: name } of wordsNear(namesOfOneWord, word, 1))
    if (near === null || name.length > near.length) near = name
  return near
}

const isOfFoods = (subject: string): boolean =>
  /^(?:word|allergen):/u.test(subject) ||
  foodGroups.some(({ id, foods }) => subject === `group:${id}` && foods !== undefined)

/** Whether a word names foods, and no shape alone: nothing is "sticky" of fish sticks. */
const isOfKind = (word: string): boolean =>
  refusedNames()
    .root.next.get(stemWord(word))
    ?.meanings.some(({ subject }) => isOfFoods(subject)) === true

/** What a word that ends in y is like: "fishy" of fish, "saucy" of sauce, "garlicky" of garlic; null for any other. */
function likened(plain: string): string | null {
  return readMatch(/^([a-z]{3,}?)e?y$/u, plain, (base) => {
    const bases = [base, `${base}e`, base.replace(/(.)\1$/u, '$1'), base.replace(/ck$/u, 'c')]
    return bases.find(isOfKind) ?? null
  })
}

/** What a parent typed as refused, cut into the names that it holds; a letter that is wrong is mended. */
export function readSpans(written: string): ReadSpans {
  const typed = withoutBrackets(withoutRemarks(written)).replace(/\s*&\s*/gu, ' and ')
  const tokens = splitWords(readTokens(typed))
  const refusing = refusingTokens(tokens)
  const found = findSpans(tokens, typed, refusing)
  const guesses: { typed: string; readAs: string }[] = []
  const plain = tokens.plain.map((word, at) => {
    if (refusing.has(at) || found.some(({ start, end }) => at >= start && at < end)) return word
    const like = likened(word)
    if (like) return stemWord(like)
    const near = nearName(tokens.words[at] ?? '', word)
    if (near) guesses.push({ typed: word, readAs: near })
    return near ?? word
  })
  if (plain.every((word, at) => word === tokens.plain[at])) {
    return { tokens, refusing, spans: found, guesses }
  }
  const mended: Tokens = {
    ...tokens,
    plain,
    words: tokens.words.map((word, at) =>
      plain[at] === tokens.plain[at] ? word : (plain[at] ?? word),
    ),
  }
  return { tokens: mended, refusing, spans: findSpans(mended, typed, refusing), guesses }
}
