import type { Understanding } from '../../interpretation.ts'
import { gapBefore } from '../../tokens/gap-before.ts'
import { gap } from '../../tokens/read-tokens.ts'
import type { ChosenName } from '../names/choose-names.ts'
import { typedNames } from '../names/typed-names.ts'
import type { Governor, Stretch, TagText } from '../tag-text.ts'
import { mayBeEaten } from './questions.ts'

/** An allowance by one of these speaks of what was named before it: "nuts (not almonds)". */
const exceptions = new Set([
  'not',
  'but not',
  'except',
  'except for',
  'besides',
  'apart from',
  'other than',
  'aside from',
  'excluding',
])
const links = new Set([
  ...['to', 'the', 'a', 'an', 'for', 'any', 'his', 'her', 'some', 'all', 'eat', 'have', 'of'],
  ...typedNames.words['partial-state'].flatMap((state) => state.split(' ')),
])
const listLinks = new Set(['and', 'or', 'nor', 'plus'])

const wordsOf = ({ tokens }: TagText, { start, end }: Stretch) => tokens.plain.slice(start, end)

const isOnly = (text: TagText, stretch: Stretch, words: ReadonlySet<string>) =>
  wordsOf(text, stretch).every((word) => words.has(word))

function hasEverythingBefore({ governors }: TagText, at: number): boolean {
  return governors.some(({ kind, end }) => kind === 'everything' && end <= at)
}

function isAllowedBefore(text: TagText, names: readonly ChosenName[], name: ChosenName): boolean {
  return text.governors.some((governor: Governor) => {
    if (governor.kind !== 'allowance-before' || governor.end > name.start) return false
    const between = { start: governor.end, end: name.start }
    if (!isOnly(text, between, links)) return false
    if (!exceptions.has(wordsOf(text, governor).join(' '))) return true
    return (
      isOnly(text, between, new Set(['to', 'the', 'for', 'any'])) &&
      names.some(({ end }) => end <= governor.start) &&
      !hasEverythingBefore(
        { ...text, governors: text.governors.filter(({ end }) => end === governor.start) },
        governor.start,
      )
    )
  })
}

function isAllowedAfter(text: TagText, name: ChosenName): boolean {
  return text.governors.some(
    ({ kind, start }) =>
      kind === 'allowance-after' &&
      start >= name.end &&
      isOnly(text, { start: name.end, end: start }, new Set(['now', 'and', 'it', 's'])) &&
      !hasEverythingBefore(text, name.start),
  )
}

/** "can eat almond and cashew": the second of two as the first. */
function goesOn(text: TagText, before: ChosenName | undefined, name: ChosenName): boolean {
  if (!before || before.end > name.start) return false
  const between = { start: before.end, end: name.start }
  const width = gapBefore(text.tokens, name.start)
  return isOnly(text, between, listLinks) && (between.end > between.start || width <= gap.comma)
}

function isAllowed(text: TagText, names: readonly ChosenName[], nth: number): boolean {
  const name = names[nth]
  if (!name) return false
  if (isAllowedBefore(text, names, name) || isAllowedAfter(text, name)) return true
  return nth > 0 && goesOn(text, names[nth - 1], name) && isAllowed(text, names, nth - 1)
}

const isNamedItself = ({ meanings }: ChosenName) =>
  meanings.some(({ subject }) => /^(?:concept|food|plain):/u.test(subject))

/**
 * Food that a tag says may be eaten ("outgrew egg", "nuts (not almonds)") stays out, and is asked about. Where
 * a yes could not be kept to ("baked egg is fine", "all fish except tuna") it is told to stay out.
 */
export function askedOfAllowed(
  text: TagText,
  names: readonly ChosenName[],
  nth: number,
  understood: readonly Understanding[],
): readonly Understanding[] {
  const name = names[nth]
  if (!name || !isAllowed(text, names, nth)) return understood
  const isPartial = text.governors.some(({ kind }) => kind === 'partial-state')
  const mayAsk = !isPartial && isNamedItself(name)
  const [first] = understood
  return understood.map((one): Understanding => {
    if (one.kind !== 'allergen' && one.kind !== 'food') return one
    if (mayAsk && one.term === first?.term) return { ...one, question: mayBeEaten(one.term) }
    if (mayAsk || one.kind === 'food') return one
    return { ...one, question: null, note: { key: 'note.all-out', params: { term: one.term } } }
  })
}
