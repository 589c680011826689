import type { TagList, TagSentence } from '../../interpretation.ts'
import { readRefusedFood } from '../../refused-foods/read-refused-food.ts'
import { wordsOfGroup } from '../../refused-foods/words-of-group.ts'
import { likedOrOut } from '../asking/questions.ts'
import type { ChosenName } from '../names/choose-names.ts'
import { addReading, type ReadParts, take } from '../read-parts.ts'
import type { Stretch, TagText } from '../tag-text.ts'
import { refusedGroups } from './refused-groups.ts'

const refuseIt: TagSentence = { key: 'note.refuse-it', params: {} }

const isOver = (one: Stretch, other: Stretch) => one.start < other.end && other.start < one.end

/**
 * A group that is refused, and no allergy, is left out as a refused food is, but for what the tag excepts. Where a
 * word beside it is not read ("not fussy about vegetables") it is asked about.
 */
export function readRefusedGroups(
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
