import type { TagList, TagSentence, Understanding } from '../../interpretation.ts'
import { readRefusedFood } from '../../refused-foods/read-refused-food.ts'
import { wordsOfGroup } from '../../refused-foods/words-of-group.ts'
import { gapBefore } from '../../tokens/gap-before.ts'
import { gap } from '../../tokens/read-tokens.ts'
import { askedAbout, groupOf, isAllergenName } from '../asking/asked-about.ts'
import { askedOfKinds } from '../asking/asked-of-kinds.ts'
import { alsoOfChild, likedOrOut, whichIsLiked } from '../asking/questions.ts'
import { isContent } from '../filler/small-word.ts'
import { unreadPieces } from '../filler/unread-pieces.ts'
import { governedFoods, isCompared, type Standing } from '../governed-foods.ts'
import { refusingKinds } from '../governing-index.ts'
import type { ChosenName } from '../names/choose-names.ts'
import { isDietAlone, nearDiets } from '../names/near-diets.ts'
import { type SettledName, settledNames } from '../names/settled-names.ts'
import { severalNamed } from '../names/several-named.ts'
import { misspeltConditions } from '../names/spelling/misspelt-conditions.ts'
import { singularPhrase } from '../names/spelling/singular-phrase.ts'
import { typedNames } from '../names/typed-names.ts'
import { foodNames, readExcluded } from '../read-excluded.ts'
import { addReading, emptyParts, type ReadParts, take } from '../read-parts.ts'
import { saysNone } from '../says-none.ts'
import { isGoverning, type Stretch, type TagText, typedAt } from '../tag-text.ts'
import { cookingWords, dishNames, dishWords } from '../words/dish-words.ts'
import { isFace } from '../words/faces.ts'
import { limitingWords, occasionWords } from '../words/occasion-words.ts'
import { stopWords } from '../words/small-words.ts'
import { isBesideLiking } from '../words/wish-words.ts'
import { evidentPlaces } from './evident-wish.ts'
import { readCuisines } from './read-cuisines.ts'
import { narrowedFoods, refusedGroups } from './refused-groups.ts'

const addItself: TagSentence = { key: 'note.add-wish', params: {} }
const refuseIt: TagSentence = { key: 'note.refuse-it', params: {} }
const harms = new Set(['allergy', 'harm', 'medicine', 'sign'])
const avoidTexture: TagSentence = { key: 'note.avoid-texture', params: {} }

/** "not vegan": the diet alone is denied, and nothing is excluded for it. */
const isDenied = (text: TagText, { start, understood }: SettledName) =>
  understood.every(({ kind }) => kind === 'diet') &&
  text.governors.some(({ kind, end }) => kind === 'refusal-before' && end === start)

const otherPersons: ReadonlySet<string> = new Set(typedNames.words['other-person'])
/** Who may mean the child with them. */
const tellOfAll = new Set(['i', 'we', 'family', 'parents', 'everyone', 'everybody', 'nobody'])

/** "dad is vegan", where "we are vegan" is the child too. */
const isOfOthers = ({ tokens: { plain } }: TagText, { start }: Stretch): boolean =>
  plain.slice(0, start).some((word) => otherPersons.has(word)) &&
  !plain.some((word) => tellOfAll.has(word))

function readSettled(
  list: TagList,
  text: TagText,
  name: SettledName,
  settled: readonly SettledName[],
  standing: readonly Standing[],
) {
  if (name.kind === 'diet' && isDenied(text, name)) {
    return [{ kind: 'aside' as const, term: `not ${typedAt(text, name)}`, note: null }]
  }
  if (name.kind === 'diet' && list === 'dietary_preferences' && isOfOthers(text, name)) {
    const question = alsoOfChild(typedAt(text, name), text.tag.trim())
    return name.understood.map((one) => ('question' in one ? { ...one, question } : one))
  }
  return name.understood.map((one): Understanding => {
    const isRefused =
      one.kind === 'texture' && one.texture !== 'sauce-apart' && standing[name.start] === 'out'
    if (!isRefused) return one
    const typed = typedAt(text, name)
    // "scared of crunchy noises" speaks of no food
    if (settled.some(({ kind, start }) => kind === 'advice' && start === name.end))
      return { kind: 'aside', term: typed, note: null }
    const { terms, unknown } = readRefusedFood(typed)
    return list === 'dietary_preferences' && terms.length > 0 && unknown.length === 0
      ? { kind: 'refused', term: `${one.term} food`, typed }
      : { kind: 'aside', term: `no ${one.term} food`, note: avoidTexture }
  })
}

const links: ReadonlySet<string> = new Set(typedNames.words.link)

/** Phrases of a stretch, between its commas and its "and". */
function phrasesOf(
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

interface Wish {
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

function likeOf(wish: Wish, phrase: Stretch): void {
  const { text, parts, foods, isEvident } = wish
  const { plain } = text.tokens
  const isSaid = (at: number) =>
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
    .filter((at) => isNamed(at) || (!isSaid(at) && !isSmall(plain[at] ?? '')))
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
  const said = words.join(' ')
  const several = foods.length > 1 ? undefined : severalNamed(said)
  const like: Understanding = several
    ? { kind: 'like', term: said, words: [term], question: whichIsLiked(said, several.eatenAs) }
    : { kind: 'like', term, words: [term] }
  addReading(parts, phrase, [like])
}

/** A food that stands alone: liked, where it is no allergen's bare name. */
function readAlone(wish: Wish, phrase: Stretch, list: TagList): void {
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

const refusedKinds = new Set<Understanding['kind']>(['allergen', 'food', 'refused', 'diet'])

/** What stands beside a refusal is no wish; where nothing else is refused, it may be what the refusal is about. */
function readBeside(
  { text, parts, foods }: Omit<Wish, 'isEvident'>,
  standing: readonly Standing[],
): void {
  const isRefused =
    parts.unchecked.length > 0 || parts.understood.some(({ kind }) => refusedKinds.has(kind))
  const mayBeRefused =
    !isRefused &&
    text.governors.some((one) => refusingKinds.has(one.kind) && !isCompared(text, one))
  for (const name of foods) {
    if (standing[name.start] !== 'beside' || parts.roles[name.start] !== undefined) continue
    const term = singularPhrase(text.tokens.plain.slice(name.start, name.end))
    addReading(
      parts,
      name,
      mayBeRefused || isAllergenName(name) || groupOf(name)
        ? askedAbout(name, text)
        : [{ kind: 'aside', term, note: addItself }],
    )
  }
}

/** A word that nearly names a diet, where nothing else is read; "veggie" without a food behind it wherever it stands. */
function askOfDiets(text: TagText, parts: ReadParts, standing: readonly Standing[]): void {
  const { plain } = text.tokens
  const isUnread = parts.roles.every((role) => role === undefined)
  for (const [at, word] of plain.entries()) {
    if (parts.roles[at] !== undefined || standing[at] === 'out') continue
    if (!isUnread && !isDietAlone(word)) continue
    const near = nearDiets(word, at + 1 === plain.length || !isContent(text, at + 1))
    if (near.length > 0) addReading(parts, { start: at, end: at + 1 }, near)
  }
}

/** What is left over is named as not recognised; small words may go with what was read. */
function nameTheRest(text: TagText, parts: ReadParts): void {
  const all = { start: 0, end: text.tokens.plain.length }
  const stands = parts.roles.some((role) => role === 'reading' || role === 'question')
  if (!stands && parts.unchecked.length === 0) {
    parts.notRecognised = all.end > 0 ? [text.tag.trim()] : []
    parts.roles.fill('unknown')
    take(parts, all, 'unknown')
    return
  }
  for (const piece of unreadPieces(text, parts.roles)) {
    parts.notRecognised.push(typedAt(text, piece))
    take(parts, piece, 'unknown')
  }
  let run: number[] = []
  const close = () => {
    const [first] = run
    const last = run.at(-1)
    if (first !== undefined && last !== undefined) {
      parts.notRecognised.push(typedAt(text, { start: first, end: last + 1 }))
      for (const at of run) take(parts, { start: at, end: at + 1 }, 'unknown')
    }
    run = []
  }
  for (const [at, word] of text.tokens.plain.entries()) {
    if (parts.roles[at] !== undefined) close()
    else if (isContent(text, at) && !dishWords.has(word) && !isFace(word) && !isGoverning(text, at))
      run.push(at)
  }
  close()
  take(parts, all, 'filler')
}

const isOver = (one: Stretch, other: Stretch) => one.start < other.end && other.start < one.end

/**
 * A group that is refused, and no allergy, is left out as a refused food is, but for what the tag excepts. Where a
 * word beside it is not read ("not fussy about vegetables") it is asked about.
 */
function refuseGroups(
  list: TagList,
  text: TagText,
  parts: ReadParts,
  foods: readonly ChosenName[],
  isOpen: (at: number) => boolean,
): void {
  const groups = refusedGroups(text).filter(
    (group) => isOpen(group.start) && !foods.some((food) => isOver(food, group)),
  )
  if (groups.length === 0) return
  if (list !== 'dietary_preferences') {
    for (const group of groups)
      addReading(parts, group, [{ kind: 'aside', term: `no ${group.term}`, note: refuseIt }])
    return
  }
  const whole = readRefusedFood(text.tag)
  const stays = new Set(
    whole.terms.flatMap(({ exemptions }) => exemptions.flatMap(({ typed }) => typed.split(' '))),
  )
  const { plain } = text.tokens
  for (const { start, end, term } of groups) {
    const isExcepted = plain.slice(start, end).every((word) => stays.has(word))
    if (isExcepted) continue
    // "no alcohol in sauces" refuses no sauce
    const isPlace = /^(?:in|on)$/u.test(plain[start - 1] ?? '')
    const isBehind =
      [...foods, ...groups].some((one) => one.end < start) ||
      parts.roles.some((role, at) => at < start && role !== undefined)
    if (isPlace && isBehind) {
      const where = plain.slice(start, end).join(' ')
      addReading(parts, { start, end }, [{ kind: 'aside', term: where, note: null }])
      continue
    }
    const isAsked = whole.unknown.length > 0 && wordsOfGroup(term).names.length > 0
    addReading(
      parts,
      { start, end },
      isAsked
        ? [{ kind: 'food', term, words: [term], question: likedOrOut(term) }]
        : [{ kind: 'refused', term, typed: stays.size > 0 ? text.tag.trim() : term }],
    )
  }
  if (whole.unknown.length > 0) return
  const [first] = groups
  for (const [at, word] of text.tokens.plain.entries()) {
    const isBefore = first !== undefined && at < first.end
    if (!isBefore && stays.has(word)) take(parts, { start: at, end: at + 1 }, 'reading')
  }
}

/**
 * Reads one tag of the goals or of the preferences. What it refuses is read as in the allergies list; a food is
 * liked only where it stands alone or after a word of liking, and nothing in the tag hints at a refusal.
 */
export function readWishTag(list: TagList, text: TagText): ReadParts {
  const parts = emptyParts()
  const none = saysNone(text)
  if (none && none.end === text.tokens.plain.length) {
    addReading(parts, none, [{ kind: 'none', term: 'none' }])
    return parts
  }
  const settled = settledNames(
    text,
    ['puree', 'clinician', 'diet', 'advice', 'aside', 'texture', 'goal'],
    false,
  )
  const isSettled = (at: number) => settled.some(({ start, end }) => at >= start && at < end)
  const foods = foodNames(text, (at) => !isSettled(at))
  const standing = governedFoods(text, settled, foods)
  const speaksOfHarm = text.governors.some(({ kind }) => harms.has(kind))
  const isPreference = list === 'dietary_preferences'
  for (const { typed, ...stretch } of isPreference && !speaksOfHarm
    ? narrowedFoods(text, settled, foods)
    : []) {
    if (standing[stretch.end - 1] !== 'out' || parts.roles[stretch.start] !== undefined) continue
    addReading(parts, stretch, [{ kind: 'refused', term: typed, typed }])
  }
  const narrowed = [...parts.roles]
  for (const name of settled.filter(({ start }) => narrowed[start] === undefined))
    addReading(parts, name, readSettled(list, text, name, settled, standing))
  if (isPreference) readCuisines(text, parts, standing, settled)
  for (const near of misspeltConditions(text.tokens, (at) => parts.roles[at] === undefined)) {
    addReading(parts, near, [{ kind: 'clinician', term: near.term }])
  }
  const isOpen = (as: Standing) => (at: number) =>
    standing[at] === as && parts.roles[at] === undefined
  const speaksOfAllergy = isPreference && text.governors.some(({ kind }) => kind === 'allergy')
  if (!speaksOfHarm) refuseGroups(list, text, parts, foods, isOpen('out'))
  const out = [...parts.roles]
  const excluded = readExcluded(text, (at) => standing[at] === 'out' && out[at] === undefined, {
    unknown: speaksOfAllergy ? 'kept-out' : 'kept-out-if-unusual',
    isWish: !speaksOfHarm,
  })
  parts.understood.push(...excluded.understood)
  parts.notRecognised.push(...excluded.notRecognised)
  parts.unchecked.push(...excluded.unchecked)
  for (const [at, role] of excluded.roles.entries()) parts.roles[at] ??= role
  const isEvident = evidentPlaces({ text, foods, settled, standing })
  const wish: Wish = { text, parts, foods, isEvident }
  for (const phrase of phrasesOf(text, foods, isOpen('liked'))) likeOf(wish, phrase)
  for (const phrase of phrasesOf(text, foods, isOpen('plain'))) readAlone(wish, phrase, list)
  readBeside(wish, standing)
  for (const group of isPreference ? refusedGroups(text) : []) {
    // "giving up fruit for Lent"
    const isRead = parts.roles.slice(group.start, group.end).some((role) => role !== undefined)
    const isSpokenOf = settled.length > 0 || standing[group.start] === 'beside'
    if (!isSpokenOf || isRead || wordsOfGroup(group.term).names.length === 0) continue
    const { term } = group
    addReading(parts, group, [{ kind: 'food', term, words: [term], question: likedOrOut(term) }])
  }
  if (isPreference) askOfDiets(text, parts, standing)
  nameTheRest(text, parts)
  return parts
}
