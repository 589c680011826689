import { chokingWords } from '../../compiled/words.js'
import { productPlaces } from '../products/with-products.ts'
import type { PlanText, SafetyViolation } from '../safety-violation.ts'
import { findTerms } from '../terms/find-terms.ts'
import { buildTermIndex, type TermIndex } from '../terms/term-index.ts'
import { expandTokens } from '../tokens/expand-tokens.ts'
import { placeOfWords } from '../tokens/place-of-words.ts'
import { readTokens, type Tokens } from '../tokens/read-tokens.ts'
import type { ChokingWords } from '../vocabulary/choking-words.ts'
import { cueWords } from '../vocabulary/cue-words.ts'
import { findFreeClaims } from './find-free-claims.ts'

type Dish = PlanText['days'][number]['dishes'][number]

interface Named {
  /** Of a hazard, "nut". */
  id: string
  /** The stems that name the food: "almond", or "almond milk". */
  stems: readonly string[]
}

interface Hazard {
  words: ChokingWords
  stems: readonly string[]
  start: number
  end: number
  found: string
}

interface ReadHazards {
  tokens: Tokens
  hazards: readonly Hazard[]
  /** What is named in any form, "applesauce" for apple too. */
  named: readonly Named[]
}

const heatVerbs = new Set(cueWords['heat-verbs'])
const wholeDish = new Set(cueWords['whole-dish'])
const rawSigns = new Set(cueWords['raw-signs'])
const byId = new Map(chokingWords.map((words) => [words.id, words]))

let compiled: TermIndex | null = null
const readings = new Map<string, string[] | null>()
const maxCached = 20_000

function chokingIndex(): TermIndex {
  compiled ??= buildTermIndex(chokingWords.map(({ id, words }) => [id, words] as const))
  return compiled
}

/** "Carrot sticks" say all that the "carrot" in them says. */
const withoutInner = (hazards: readonly Hazard[]): Hazard[] =>
  hazards.filter(
    ({ words, start, end }) =>
      !hazards.some(
        (outer) =>
          outer.words === words &&
          outer.start <= start &&
          outer.end >= end &&
          outer.end - outer.start > end - start,
      ),
  )

function readHazards(text: string): ReadHazards {
  const index = chokingIndex()
  if (readings.size > maxCached) readings.clear()
  const tokens = expandTokens(readTokens(text), (stem) => index.words.has(stem), readings)
  const hits = findTerms(index, tokens)
  const stemsOf = (start: number, end: number) => tokens.words.slice(start, end)
  const named = hits.flatMap(({ start, end, meanings }) =>
    meanings.map(({ subject }) => ({ id: subject, stems: stemsOf(start, end) })),
  )
  if (hits.length === 0) return { tokens, hazards: [], named }
  const names = findFreeClaims(tokens).flatMap((claim) => claim.names)
  // What may choke in a product is a fact of the product.
  const products = productPlaces(text)
  const hazards: Hazard[] = []
  for (const { start, end, meanings } of hits) {
    for (const { subject, strength } of meanings) {
      const words = byId.get(subject)
      if (strength === 'innocent' || !words) continue
      const place = placeOfWords(tokens, { start, end })
      const isHarmless =
        products.some((product) => place.start >= product.start && place.end <= product.end) ||
        names.some((name) => start >= name.start && end <= name.end) ||
        hits.some(
          (outer) =>
            outer.start <= start &&
            outer.end >= end &&
            outer.meanings.some((one) => one.subject === subject && one.strength === 'innocent'),
        )
      if (isHarmless) continue
      const found = text.slice(place.start, place.end)
      hazards.push({ words, stems: stemsOf(start, end), start, end, found })
    }
  }
  return { tokens, hazards: withoutInner(hazards), named }
}

function saysOneOf(tokens: Tokens, phrases: readonly string[]): boolean {
  const text = ` ${tokens.plain.join(' ')} `
  return phrases.some((phrase) => text.includes(` ${phrase} `))
}

function isRaw({ tokens }: ReadHazards): boolean {
  return tokens.plain.some((word) => rawSigns.has(word))
}

/** Whether another name is of the same food: no cherry for a grape, and apple for "applesauce". */
function isSameFood({ words, stems }: Hazard, other: Named): boolean {
  return (
    words.id === other.id &&
    stems.some((stem) => other.stems.some((one) => one.startsWith(stem) || stem.startsWith(one)))
  )
}

/** "Mash all", "simmer all and mash it", and not "cut the sausages in quarters and serve all". */
function saysItOfAll({ plain }: Tokens, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    const words = phrase.split(' ')
    const start = plain.findIndex((_, at) => words.every((word, next) => plain[at + next] === word))
    if (start < 0) return false
    return plain.some((word, at) => {
      if (!wholeDish.has(word)) return false
      return at < start || !plain.slice(start + words.length, at).includes('and')
    })
  })
}

/** A step that names the food, or all of them, and makes it safe. */
function isMadeSafe(hazard: Hazard, steps: readonly ReadHazards[]): boolean {
  const { words } = hazard
  return steps.some(({ tokens, hazards }) => {
    const isNamed = hazards.some((one) =>
      isSameFood(hazard, { id: one.words.id, stems: one.stems }),
    )
    if (isNamed ? saysOneOf(tokens, words.safeWhen) : saysItOfAll(tokens, words.safeWhen)) {
      return true
    }
    if (!isNamed && !tokens.plain.some((word) => wholeDish.has(word))) return false
    return words.softensWhenCooked && tokens.plain.some((word) => heatVerbs.has(word))
  })
}

function violation(dish: Dish, day: number, hazard: Hazard): SafetyViolation {
  return {
    rule: 'age',
    id: 'choking',
    certainty: 'contains',
    day,
    slot: dish.slot,
    found: hazard.found,
  }
}

/**
 * Foods in a dish that a young child can choke on, where neither the line nor a step says that they are cut,
 * ground or cooked soft.
 */
export function findChokingHazards(dish: Dish, day: number): SafetyViolation[] {
  const lines = dish.lines.map(readHazards)
  const steps = dish.steps.map(readHazards)
  const violations: SafetyViolation[] = []
  for (const line of lines) {
    for (const hazard of line.hazards) {
      if (saysOneOf(line.tokens, hazard.words.safeWhen)) continue
      if (!isRaw(line) && isMadeSafe(hazard, steps)) continue
      violations.push(violation(dish, day, hazard))
    }
  }
  const inLines = lines.flatMap(({ named }) => named)
  for (const text of [readHazards(dish.name), ...steps]) {
    for (const hazard of text.hazards) {
      if (saysOneOf(text.tokens, hazard.words.safeWhen)) continue
      if (inLines.some((one) => isSameFood(hazard, one)) || isMadeSafe(hazard, steps)) continue
      violations.push(violation(dish, day, hazard))
    }
  }
  return violations
}

/** The same in a tip, which has no lines to speak for it. */
export function findChokingHazardsInTip(tip: string): SafetyViolation[] {
  const { tokens, hazards } = readHazards(tip)
  return hazards
    .filter(({ words }) => !saysOneOf(tokens, words.safeWhen))
    .filter(() => !tokens.plain.some((word) => word === 'label' || word === 'traces'))
    .map(({ found }) => ({
      rule: 'age',
      id: 'choking',
      certainty: 'contains',
      day: null,
      slot: null,
      found,
    }))
}
