import type { Restrictions } from '../restrictions.ts'
import type { DishSlot, PlanText, SafetyViolation } from '../safety-violation.ts'
import { buildTermIndex, type TermIndex } from '../vocabulary/term-index.ts'
import { findKosherMixing } from './find-kosher-mixing.ts'
import { findUncertifiedMeat } from './find-uncertified-meat.ts'
import { findChokingHazards, findChokingHazardsInTip } from './find-choking-hazards.ts'
import { type Mention, type ReadText, findMentions } from './find-mentions.ts'
import { planLexicon } from './plan-lexicon.ts'
import { watchAgeRules } from './watch-age-rules.ts'
import { type Watch, watchedSubjects } from './watched-subjects.ts'
import { watchWords } from './watch-words.ts'

export type Place = 'name' | 'line' | 'step' | 'benefits' | 'list' | 'tip'

type Dish = PlanText['days'][number]['dishes'][number]

interface Reader {
  read: (text: string) => ReadText
  watches: ReadonlyMap<string, readonly Watch[]>
  report: (mention: Mention, day: number | null, slot: DishSlot | null) => void
}

/** What a dish's lines say of each subject, for the words that point back at them. */
interface DishLines {
  texts: readonly ReadText[]
  alarmed: ReadonlySet<string>
}

const pointers = new Set(['the', 'each', 'this', 'that', 'your', 'remaining', 'rest'])
const ownDishPlaces: readonly Place[] = ['name', 'step', 'benefits']

function speaksOfLabels(read: ReadText): boolean {
  return read.tokens.words.some((word) => word === 'label' || word === 'trace')
}

/** "the milk" in a step, where the only milk of the dish is oat milk. */
function pointsBack(mention: Mention, read: ReadText, place: Place, lines: DishLines): boolean {
  if (mention.strength === 'itself' || mention.strength === 'abroad' || mention.end - mention.start !== 1) return false
  const word = read.tokens.words[mention.start] ?? ''
  if (lines.alarmed.has(mention.subject)) return false
  const isPointed = pointers.has(read.tokens.plain[mention.start - 1] ?? '')
  return lines.texts.some((line) =>
    isPointed
      ? line.released.get(mention.subject)?.has(word)
      : place !== 'step' && line.claimed.get(mention.subject)?.has(word),
  )
}

function counts(mention: Mention, read: ReadText, place: Place, lines: DishLines | null): boolean {
  if (mention.strength === 'dish') return place === 'line' || place === 'list' || place === 'tip'
  if (mention.strength === 'label') {
    if (place === 'name' || place === 'benefits') return false
    if (place === 'tip' && speaksOfLabels(read)) return false
    if (place === 'step') {
      const before = read.tokens.plain[mention.start - 1] ?? ''
      if (pointers.has(before) || before === 'into' || before === 'as') return false
    }
  }
  return !(lines && ownDishPlaces.includes(place) && pointsBack(mention, read, place, lines))
}

function checkText(
  reader: Reader,
  read: ReadText,
  place: Place,
  day: number | null,
  slot: DishSlot | null,
  lines: DishLines | null,
): void {
  for (const mention of read.mentions) {
    if (counts(mention, read, place, lines)) reader.report(mention, day, slot)
  }
}

function checkDish(reader: Reader, dish: Dish, day: number): void {
  const texts = dish.lines.map((line) => reader.read(line))
  const alarmed = new Set(texts.flatMap((text) => text.mentions.map(({ subject }) => subject)))
  const lines: DishLines = { texts, alarmed }
  for (const text of texts) checkText(reader, text, 'line', day, dish.slot, lines)
  checkText(reader, reader.read(dish.name), 'name', day, dish.slot, lines)
  for (const step of dish.steps) {
    checkText(reader, reader.read(step), 'step', day, dish.slot, lines)
  }
  checkText(reader, reader.read(dish.benefits), 'benefits', day, dish.slot, lines)
}

function violationsOf(
  mention: Mention,
  watches: readonly Watch[],
  day: number | null,
  slot: DishSlot | null,
): SafetyViolation[] {
  const certainty = mention.strength === 'label' ? 'check_label' : 'contains'
  return watches
    .filter((watch) => certainty === 'contains' || watch.labelsCount)
    .filter((watch) => watch.applies?.(slot) ?? true)
    .map(({ rule, id }) => ({ rule, id, certainty, day, slot, found: mention.found }))
}

function keyOf({ rule, id, day, slot, found }: SafetyViolation): string {
  return `${rule}|${id}|${day}|${slot}|${found.toLowerCase()}`
}

/** Each find once, the certain before the doubtful. */
function withoutRepeats(violations: readonly SafetyViolation[]): SafetyViolation[] {
  const kept = new Map<string, SafetyViolation>()
  for (const violation of violations) {
    const known = kept.get(keyOf(violation))
    if (!known || (known.certainty === 'check_label' && violation.certainty === 'contains')) {
      kept.set(keyOf(violation), violation)
    }
  }
  return [...kept.values()]
}

/**
 * Every violation in the words of a plan, whoever wrote it.
 *
 * Input: what a child must not be given, and the plan's text. Output: violations in the order of the plan,
 * then shopping list and tips; empty when nothing was found.
 *
 * @example checkPlanText(restrictions, plan)[0]?.id // 'milk'
 */
export function checkPlanText(restrictions: Restrictions, text: PlanText): SafetyViolation[] {
  const watches = watchedSubjects(restrictions)
  watchAgeRules(restrictions, watches)
  const words = watchWords(restrictions.words, watches)
  const indexes: TermIndex[] = [planLexicon()]
  if (words.length > 0) indexes.push(buildTermIndex(words))
  const reads = new Map<string, ReadText>()
  const read = (piece: string) => {
    const known = reads.get(piece)
    if (known) return known
    const fresh = findMentions(indexes, piece, (subject) => watches.has(subject))
    reads.set(piece, fresh)
    return fresh
  }
  const violations: SafetyViolation[] = []
  const report: Reader['report'] = (mention, day, slot) => {
    violations.push(...violationsOf(mention, watches.get(mention.subject) ?? [], day, slot))
  }
  const reader: Reader = { read, watches, report }
  for (const [day, { dishes }] of text.days.entries()) {
    for (const dish of dishes) {
      checkDish(reader, dish, day)
      if (restrictions.carefulChewing) violations.push(...findChokingHazards(dish, day))
      if (restrictions.diets.includes('kosher')) violations.push(...findKosherMixing(dish, day))
      if (restrictions.diets.includes('halal')) violations.push(...findUncertifiedMeat(dish, day))
    }
  }
  for (const item of text.shoppingList) checkText(reader, read(item), 'list', null, null, null)
  for (const tip of text.tips) {
    checkText(reader, read(tip), 'tip', null, null, null)
    if (restrictions.carefulChewing) violations.push(...findChokingHazardsInTip(tip))
  }
  return withoutRepeats(violations)
}
