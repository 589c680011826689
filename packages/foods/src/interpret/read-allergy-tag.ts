import { whatIsMeant } from './asking/questions.ts'
import { piecesOf } from './filler/pieces.ts'
import { unreadPieces } from './filler/unread-pieces.ts'
import { heardName, understandHeard } from './guesses/heard-names.ts'
import { settledNames } from './names/settled-names.ts'
import { misspeltConditions } from './names/spelling/misspelt-conditions.ts'
import { readExcluded } from './read-excluded.ts'
import { addReading, emptyParts, type ReadParts, take } from './read-parts.ts'
import { saysNone } from './says-none.ts'
import { type TagText, typedAt } from './tag-text.ts'
import { careWords } from './words/care-words.ts'
import { stopWords } from './words/small-words.ts'

export interface AllergyReading extends ReadParts {
  needsAnswer: ReturnType<typeof whatIsMeant> | null
}

function join(parts: ReadParts, more: ReadParts): void {
  parts.understood.push(...more.understood)
  parts.notRecognised.push(...more.notRecognised)
  parts.unchecked.push(...more.unchecked)
  for (const [at, role] of more.roles.entries()) parts.roles[at] ??= role
}

/** Reads one tag of the allergies list: whatever it says, nothing in it lets food in. */
export function readAllergyTag(text: TagText): AllergyReading {
  const { tag, tokens } = text
  const parts: AllergyReading = { ...emptyParts(), needsAnswer: null }
  const all = { start: 0, end: tokens.plain.length }
  const none = saysNone(text)
  if (none && none.end === all.end) {
    addReading(parts, all, [{ kind: 'none', term: 'none' }])
    return parts
  }
  for (const name of settledNames(text, ['clinician', 'diet', 'advice', 'aside'], true)) {
    addReading(parts, name, name.understood)
  }
  for (const near of misspeltConditions(text.tokens, (at) => parts.roles[at] === undefined)) {
    addReading(parts, near, [{ kind: 'clinician', term: near.term }])
  }
  const isRead = parts.roles.some((role) => role !== undefined)
  const words = tokens.plain
  const isCare = (word: string) => careWords.has(word)
  const onlyCare =
    !isRead &&
    words.length > 0 &&
    words.some(isCare) &&
    words.every((word) => isCare(word) || stopWords.has(word) || /^\d+$/u.test(word))
  if (
    onlyCare &&
    text.names.every(({ meanings }) =>
      meanings.every(({ subject }) => !/^(?:concept|allergen|food|plain):/u.test(subject)),
    )
  ) {
    parts.needsAnswer = whatIsMeant(tag.trim())
    take(parts, all, 'question')
    return parts
  }
  if (none) take(parts, none, 'filler')
  const open = [...parts.roles]
  join(
    parts,
    readExcluded(text, (at) => open[at] === undefined, { unknown: 'excluded', isWish: false }),
  )
  const isUnread = parts.roles.every((role) => role === undefined || role === 'filler')
  for (const piece of isUnread ? piecesOf(text) : []) {
    const heard = heardName(text, piece, parts.roles)
    if (heard) addReading(parts, heard, understandHeard(text, heard))
  }
  for (const piece of unreadPieces(text, parts.roles)) {
    parts.notRecognised.push(typedAt(text, piece))
    parts.unchecked.push(typedAt(text, piece).toLowerCase())
    take(parts, piece, 'unknown')
  }
  if (parts.roles.every((role) => role === undefined || role === 'filler')) {
    parts.notRecognised.push(tag.trim())
    take(parts, all, 'unknown')
  }
  take(parts, all, 'filler')
  return parts
}
