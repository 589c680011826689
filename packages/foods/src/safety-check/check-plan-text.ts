import { separateClaims } from '../plain-foods/claims-together.ts'
import { keepsMeatFromDairy, type Restrictions } from '../restrictions.ts'
import type { DishSlot, PlanText, SafetyViolation } from '../safety-violation.ts'
import { buildTermIndex, type TermIndex } from '../terms/term-index.ts'
import { findChokingHazards, findChokingHazardsInTip } from './find-choking-hazards.ts'
import { findMeatWithDairy } from './find-meat-with-dairy.ts'
import {
  findMentions,
  type Mention,
  type ReadText,
  readTerms,
  type TextTerms,
} from './find-mentions.ts'
import { findUncertifiedMeat } from './find-uncertified-meat.ts'
import { planLexicon } from './plan-lexicon.ts'
import { watchAgeRules } from './watched/watch-age-rules.ts'
import { watchProducts } from './watched/watch-products.ts'
import { watchWords } from './watched/watch-words.ts'
import { type Watch, watchedSubjects } from './watched/watched-subjects.ts'

export type TextKind = 'name' | 'line' | 'step' | 'benefits' | 'list' | 'tip'

type Dish = PlanText['days'][number]['dishes'][number]

interface Reader {
  read: (text: string) => ReadText
  watches: ReadonlyMap<string, readonly Watch[]>
  report: (mention: Mention, place: TextKind, day: number | null, slot: DishSlot | null) => void
}

/** What a dish's lines say of each subject, for the words that point back at them. */
interface DishLines {
  name: ReadText
  texts: readonly ReadText[]
  alarmed: ReadonlySet<string>
}

const pointers = new Set(['the', 'each', 'this', 'that', 'your', 'remaining', 'rest'])
const servings = new Set(['with', 'add', 'plus', 'adding'])
const ownDishPlaces: readonly TextKind[] = ['name', 'step', 'benefits']

function speaksOfLabels(read: ReadText): boolean {
  return read.tokens.words.some((word) => word === 'label' || word === 'trace')
}

/** "the milk" in a step where the only milk is oat milk; "bun" where the line's bun is labelled free. */
function pointsBack(mention: Mention, read: ReadText, lines: DishLines): boolean {
  const { subject, strength, start, end } = mention
  if (strength === 'itself' || strength === 'abroad' || lines.alarmed.has(subject)) return false
  const term = read.tokens.words.slice(start, end).join(' ')
  if (lines.texts.some((line) => line.claimed.get(subject)?.has(term))) return true
  return (
    end - start === 1 &&
    pointers.has(read.tokens.plain[start - 1] ?? '') &&
    lines.texts.some((line) => line.released.get(subject)?.has(term))
  )
}

/** A product that a step brings in although no line names it: "serve with crackers". */
function isBroughtIn({ start, end }: Mention, read: ReadText, lines: DishLines): boolean {
  const last = read.tokens.words[end - 1] ?? ''
  return (
    servings.has(read.tokens.plain[start - 1] ?? '') &&
    !lines.texts.some((line) => line.tokens.words.includes(last)) &&
    !lines.name.tokens.words.includes(last)
  )
}

function counts(
  mention: Mention,
  read: ReadText,
  place: TextKind,
  lines: DishLines | null,
): boolean {
  const isOwnDish = ownDishPlaces.includes(place)
  if (mention.strength === 'dish' && isOwnDish) return false
  if (mention.strength === 'label') {
    if (place === 'name' || place === 'benefits') return false
    if (place === 'tip' && speaksOfLabels(read)) return false
    if (place === 'step' && lines && !isBroughtIn(mention, read, lines)) return false
  }
  return !(lines && isOwnDish && pointsBack(mention, read, lines))
}

function checkText(
  reader: Reader,
  read: ReadText,
  place: TextKind,
  day: number | null,
  slot: DishSlot | null,
  lines: DishLines | null,
): void {
  for (const mention of read.mentions) {
    if (counts(mention, read, place, lines)) reader.report(mention, place, day, slot)
  }
}

function checkDish(reader: Reader, dish: Dish, day: number): void {
  const texts = dish.lines.map((line) => reader.read(line))
  const alarmed = new Set(texts.flatMap((text) => text.mentions.map(({ subject }) => subject)))
  const name = reader.read(dish.name)
  const lines: DishLines = { name, texts, alarmed }
  for (const text of texts) checkText(reader, text, 'line', day, dish.slot, lines)
  checkText(reader, name, 'name', day, dish.slot, lines)
  for (const step of dish.steps) {
    checkText(reader, reader.read(step), 'step', day, dish.slot, lines)
  }
  checkText(reader, reader.read(dish.benefits), 'benefits', day, dish.slot, lines)
}

/** "The meat" of a turkey dish is no red meat. */
function isOwnWord({ strength }: Mention, place: TextKind): boolean {
  return strength === 'product' && ownDishPlaces.includes(place)
}

function violationsOf(
  mention: Mention,
  watches: readonly Watch[],
  place: TextKind,
  day: number | null,
  slot: DishSlot | null,
): SafetyViolation[] {
  const certainty = mention.strength === 'label' ? 'check_label' : 'contains'
  return watches
    .filter((watch) => certainty === 'contains' || watch.labelsCount)
    .filter((watch) => watch.applies?.(slot) ?? true)
    .filter((watch) => !watch.onlyAsBought || !isOwnWord(mention, place))
    .map(({ rule, id }) => ({ rule, id, certainty, day, slot, found: mention.found }))
}

function keyOf({ rule, id, day, slot, found }: SafetyViolation): string {
  return `${rule}|${id}|${day}|${slot}|${found.toLowerCase()}`
}

/** Each find once, the certain before the doubtful. */
function withoutRepeats(violations: readonly SafetyViolation[]): SafetyViolation[] {
  const byKey = new Map<string, SafetyViolation>()
  for (const violation of violations) {
    const known = byKey.get(keyOf(violation))
    if (!known || (known.certainty === 'check_label' && violation.certainty === 'contains')) {
      byKey.set(keyOf(violation), violation)
    }
  }
  return [...byKey.values()]
}

/** The terms of texts by the plan's lexicon, which are the same for all who read it. */
export type LexiconTerms = Map<string, TextTerms>

/** `known` goes with one plan, which is checked by the rules of several. */
export type CheckPlanText = (text: PlanText, known?: LexiconTerms) => SafetyViolation[]

/**
 * The check of one child, for many texts: what it learns of a word in one holds in all of them.
 *
 * Input: what a child must not be given. Output: what `checkPlanText` finds for that child in a text.
 */
export function openPlanCheck(restrictions: Restrictions): CheckPlanText {
  const watches = watchedSubjects(restrictions)
  watchAgeRules(restrictions, watches)
  const words = watchWords(restrictions.words, watches)
  watchProducts(restrictions, watches)
  const indexes: TermIndex[] = [planLexicon()]
  if (words.length > 0) indexes.push(buildTermIndex(words))
  const isWatched = (subject: string) => watches.has(subject)
  const readings = new Map<string, string[] | null>()
  const inLexicon = new Map<string, string[] | null>()
  const separatingDiet = keepsMeatFromDairy(restrictions.diets)
  return (text, known = new Map()) => {
    const lexiconTerms = (piece: string) => {
      const before = known.get(piece)
      if (before) return before
      const fresh = readTerms([planLexicon()], piece, inLexicon)
      known.set(piece, fresh)
      return fresh
    }
    const termsOf =
      words.length > 0 ? (piece: string) => readTerms(indexes, piece, readings) : lexiconTerms
    const reads = new Map<string, ReadText>()
    const read = (piece: string) => {
      const before = reads.get(piece)
      if (before) return before
      const inFull = separateClaims(piece)
      const fresh = findMentions(indexes, inFull, isWatched, termsOf(inFull))
      reads.set(piece, fresh)
      return fresh
    }
    const violations: SafetyViolation[] = []
    const report: Reader['report'] = (mention, place, day, slot) => {
      const broken = watches.get(mention.subject)
      if (broken) violations.push(...violationsOf(mention, broken, place, day, slot))
    }
    const reader: Reader = { read, watches, report }
    for (const [day, { dishes }] of text.days.entries()) {
      for (const dish of dishes) {
        checkDish(reader, dish, day)
        if (restrictions.carefulChewing) violations.push(...findChokingHazards(dish, day))
        if (separatingDiet)
          violations.push(...findMeatWithDairy(dish, day, separatingDiet, lexiconTerms))
        if (restrictions.diets.includes('halal')) {
          violations.push(...findUncertifiedMeat(dish, day, lexiconTerms))
        }
      }
    }
    for (const item of text.shoppingList) checkText(reader, read(item), 'list', null, null, null)
    for (const tip of text.tips) {
      checkText(reader, read(tip), 'tip', null, null, null)
      if (restrictions.carefulChewing) violations.push(...findChokingHazardsInTip(tip))
    }
    return withoutRepeats(violations)
  }
}

/**
 * Every violation in the words of a plan, whoever wrote it.
 *
 * Input: what a child must not be given, the plan's text, and the terms of texts that were read before. Output: violations in the order of the plan,
 * then shopping list and tips; empty when nothing was found.
 *
 * @example checkPlanText(restrictions, plan)[0]?.id // 'milk'
 */
export const checkPlanText = (
  restrictions: Restrictions,
  text: PlanText,
  known?: LexiconTerms,
): SafetyViolation[] => openPlanCheck(restrictions)(text, known)
