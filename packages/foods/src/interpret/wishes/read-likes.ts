import type { TagList, Understanding } from '../../interpretation.ts'
import { gapBefore } from '../../tokens/gap-before.ts'
import { gap } from '../../tokens/read-tokens.ts'
import { askedAbout, isAllergenName } from '../asking/asked-about.ts'
import { askedOfKinds } from '../asking/asked-of-kinds.ts'
import { likedOrOut, whichIsLiked } from '../asking/questions.ts'
import type { ChosenName } from '../names/choose-names.ts'
import { severalNamed } from '../names/several-named.ts'
import { singularPhrase } from '../names/spelling/singular-phrase.ts'
import { typedNames } from '../names/typed-names.ts'
import { addReading, type ReadParts } from '../read-parts.ts'
import type { Stretch, TagText } from '../tag-text.ts'
import { cookingWords, dishNames } from '../words/dish-words.ts'
import { isFace } from '../words/faces.ts'
import { limitingWords, occasionWords } from '../words/occasion-words.ts'
import { stopWords } from '../words/small-words.ts'
import { isBesideLiking } from '../words/wish-words.ts'
import { refusedGroups } from './refused-groups.ts'

const links: ReadonlySet<string> = new Set(typedNames.words.link)

/** Phrases of a stretch, between its commas and its "and". */
export function phrasesOf(
  { tokens }: TagText,
  foods: readonly Stretch[],
  isOpen: (at: number) => boolean,
): Stretch[] {
  const phrases: Stretch[] = []
  let start: number | null = null
  for (let at = 0; at <= tokens.plain.length; at += 1) {
    const word = tokens.plain[at] ?? ''
    // "mac and cheese" is one food
    const isInFood = foods.some((food) => at > food.start && at < food.end)
    const isLink = !isInFood && (links.has(word) || word === 'or' || word === 'but')
    const isBreak = at === tokens.plain.length || !isOpen(at) || isLink
    if (start !== null && (isBreak || gapBefore(tokens, at) >= gap.slash)) {
      phrases.push({ start, end: at })
      start = null
    }
    if (!isBreak) start ??= at
  }
  return phrases
}

export interface Wish {
  text: TagText
  parts: ReadParts
  foods: readonly ChosenName[]
  /** Whether a food at this word is wished for beyond doubt. */
  isEvident: (at: number) => boolean
}

/** What is not wished for beyond doubt stays out until the parent says: "wheat bloats her", "brother loves cheese". */
function askOfPhrase({ text, parts, foods }: Wish, phrase: Stretch): void {
  const isIn = ({ start, end }: Stretch) => start >= phrase.start && end <= phrase.end
  const own = foods.filter(isIn)
  for (const name of own) addReading(parts, name, askedAbout(name, text))
  if (own.length > 0) return
  const dishes = text.tokens.plain.flatMap((word, at) =>
    dishNames.has(word) ? [{ start: at, end: at + 1 }] : [],
  )
  for (const stretch of [...refusedGroups(text), ...dishes].filter(isIn)) {
    if (parts.roles[stretch.start] !== undefined) continue
    const term = singularPhrase(text.tokens.plain.slice(stretch.start, stretch.end))
    addReading(parts, stretch, [{ kind: 'food', term, words: [term], question: likedOrOut(term) }])
  }
}

export function likeOf(wish: Wish, phrase: Stretch): void {
  const { text, parts, foods, isEvident } = wish
  const { plain } = text.tokens
  const isLiking = (at: number) =>
    text.governors.some(({ kind, start, end }) => kind === 'liking' && at >= start && at < end)
  const places = Array.from({ length: phrase.end - phrase.start }, (_, nth) => phrase.start + nth)
  const own = foods.filter(({ start, end }) => start >= phrase.start && end <= phrase.end)
  const isNamed = (at: number) => own.some(({ start, end }) => at >= start && at < end)
  const isSmall = (word: string) =>
    ((stopWords.has(word) || isBesideLiking(word)) && !cookingWords.has(word)) ||
    occasionWords.has(word) ||
    isFace(word) ||
    /^\d/u.test(word)
  const words = places
    .filter((at) => isNamed(at) || (!isLiking(at) && !isSmall(plain[at] ?? '')))
    .map((at) => plain[at] ?? '')
  const isGroup = refusedGroups(text).some(
    ({ start }) => start >= phrase.start && start < phrase.end,
  )
  if (own.length === 0 && !isGroup && !words.some((word) => dishNames.has(word))) return
  if (!isEvident(phrase.start)) {
    askOfPhrase(wish, phrase)
    return
  }
  const term = singularPhrase(words)
  // "aime le pain": small words elsewhere
  if (words.length === 0) {
    askOfPhrase(wish, phrase)
    return
  }
  const written = words.join(' ')
  const several = foods.length > 1 ? undefined : severalNamed(written)
  const like: Understanding = several
    ? {
        kind: 'like',
        term: written,
        words: [term],
        question: whichIsLiked(written, several.eatenAs),
      }
    : { kind: 'like', term, words: [term] }
  addReading(parts, phrase, [like])
}

/** A food that stands alone: liked, where it is no allergen's bare name. */
export function readAlone(wish: Wish, phrase: Stretch, list: TagList): void {
  const { text, parts, foods, isEvident } = wish
  const own = foods.filter(({ start, end }) => start >= phrase.start && end <= phrase.end)
  const isNamed = (at: number) => own.some(({ start, end }) => at >= start && at < end)
  const words = text.tokens.plain.filter(
    (_, at) => at >= phrase.start && at < phrase.end && !isNamed(at),
  )
  const rest = words.filter((word) => !stopWords.has(word))
  const bare = rest.length === 0 ? own.filter(isAllergenName) : []
  if (bare.length > 0 && bare.length === own.length) {
    for (const name of bare) addReading(parts, name, askedAbout(name, text))
  } else if (
    list === 'dietary_preferences' &&
    (own.length > 0 || rest.some((word) => dishNames.has(word)))
  ) {
    likeOf(wish, phrase)
    if (isEvident(phrase.start) && words.some((word) => limitingWords.has(word))) {
      parts.understood.push(...own.flatMap((name) => askedOfKinds(text, name)))
    }
  }
}
