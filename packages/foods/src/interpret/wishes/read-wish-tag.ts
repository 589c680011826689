import type { TagList } from '../../interpretation.ts'
import { wordsOfGroup } from '../../refused-foods/words-of-group.ts'
import { likedOrOut } from '../asking/questions.ts'
import { governedFoods, type Standing } from '../governed-foods.ts'
import { settledNames } from '../names/settled-names.ts'
import { misspeltConditions } from '../names/spelling/misspelt-conditions.ts'
import { foodNames, readExcluded } from '../read-excluded.ts'
import { addReading, emptyParts, type ReadParts } from '../read-parts.ts'
import { saysNone } from '../says-none.ts'
import type { TagText } from '../tag-text.ts'
import { askOfDiets } from './ask-of-diets.ts'
import { evidentPlaces } from './evident-wish.ts'
import { nameTheRest } from './name-the-rest.ts'
import { readBeside } from './read-beside.ts'
import { readCuisines } from './read-cuisines.ts'
import { likeOf, phrasesOf, readAlone, type Wish } from './read-likes.ts'
import { readRefusedGroups } from './read-refused-groups.ts'
import { readSettled } from './read-settled.ts'
import { narrowedFoods, refusedGroups } from './refused-groups.ts'

const harms = new Set(['allergy', 'harm', 'medicine', 'sign'])

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
  if (!speaksOfHarm) readRefusedGroups(list, text, parts, foods, isOpen('out'))
  const out = [...parts.roles]
  const excluded = readExcluded(text, (at) => standing[at] === 'out' && out[at] === undefined, {
    unknown: speaksOfAllergy ? 'excluded' : 'excluded-if-unusual',
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
