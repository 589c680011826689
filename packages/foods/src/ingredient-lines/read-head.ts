import { containers, gramsPerUnit, teaspoonsPerUnit } from './amounts/kitchen-units.ts'
import { type Amount, readAmount, readUnit } from './amounts/read-amount.ts'
import type { Quantity } from './amounts/read-line.ts'
import { readQuantity } from './amounts/read-quantity.ts'
import { readStatedAmounts, type StatedAmount } from './amounts/read-stated-amount.ts'

/** The part before the food: count, size, unit. */
export interface Head {
  quantity: Quantity | null
  unit: string | null
  /** Amounts in brackets or beside the unit. */
  stated: StatedAmount[]
  /** "plus 2 tbsp". */
  extras: Amount[]
  /** Words before the unit: "heaping", "small". */
  adjectives: string[]
  rest: string
}

const lead =
  /(?:(?:about|approximately|approx\.?|roughly|around|circa|ca\.?|~|≈|at least|up to|nearly|almost|just|another|the|from) ?)+(?=[\da-z.])/iuy
const adjective =
  /(?:(?:very |well-|good-)?(?:heaping|heaped|scant|scanty|rounded|level|generous|good|packed|firmly|loosely|lightly|tightly|large|small|medium(?:-sized?)?|big|tiny|mini|thick|thin|fat|plump|whole|full|long|short|standard|sized?|extra(?=[- ]large)|additional|more))[, -] ?/iuy
const times = / ?x (?=[\d.])/iuy
const filler = / ?of (?:the )?/iuy
const plus = /,? ?(?:plus|\+|and) (?:about )?(?=[\d.]|an? )/iuy
const slash = / ?[/=] ?(?:about )?(?=[\d.])/iuy

function skip(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start
  return pattern.test(text) ? pattern.lastIndex : start
}

const isMeasure = (unit: string | null): boolean =>
  unit !== null &&
  (unit in gramsPerUnit || unit in teaspoonsPerUnit || unit === 'inch' || unit === 'cm')

/** A size beside the count: "14-ounce", "(400 g)". */
function readSize(text: string, start: number): { stated: StatedAmount[]; end: number } | null {
  const from = text[start] === ' ' ? start + 1 : start
  const bracket = /\(([^()]{1,60})\) ?/uy
  bracket.lastIndex = from
  const inside = bracket.exec(text)
  if (inside) {
    const stated = readStatedAmounts((inside[1] ?? '').trim().replace(/-$/u, ''))
    if (!stated) return null
    return { stated, end: from + inside[0].length }
  }
  const amount = readAmount(text, from)
  if (!amount || !isMeasure(amount.unit)) return null
  const { low, high, unit, end } = amount
  return { stated: [{ low, high, unit, each: true, drained: false }], end: skip(/ /uy, text, end) }
}

function readAdjectives(text: string, start: number): { words: string[]; end: number } {
  const words: string[] = []
  let at = start
  for (;;) {
    const end = skip(adjective, text, at)
    if (end === at) return { words, end: at }
    words.push(
      text
        .slice(at, end)
        .replace(/[, -]+$/u, '')
        .toLowerCase(),
    )
    at = end
  }
}

/** "1 1/4-ounce package" is one package of a quarter ounce. */
function splitMixed(text: string, start: number): { quantity: Quantity; end: number } | null {
  const found = /(\d+) (?=\d+\/\d+-(\w+) (\w+))/uy
  found.lastIndex = start
  const match = found.exec(text)
  if (!match) return null
  const { 1: count, 2: size, 3: next } = match
  if (!readUnit(size ?? '', 0) || !containers.has(readUnit(next ?? '', 0)?.unit ?? '')) return null
  const ones = Number(count)
  return { quantity: { low: ones, high: ones }, end: start + match[0].length - 1 }
}

const none = { quantity: null, unit: null, stated: [], extras: [], adjectives: [] }

/** A unit without a number counts as one: "Pinch of salt". */
function unitAlone(text: string, start: number): Head {
  const before = readAdjectives(text, start)
  const unit = readUnit(text, before.end)
  const alone = ['pinch', 'dash', 'splash', 'drizzle', 'handful', 'drop', 'knob', 'dollop', 'sprig']
  if (!unit || !alone.includes(unit.unit) || !/^[ ]/u.test(text.slice(unit.end))) {
    return { ...none, rest: text.slice(start).trim() }
  }
  const rest = text.slice(skip(filler, text, unit.end)).trim()
  return { ...none, quantity: { low: 1, high: 1 }, unit: unit.unit, adjectives: before.words, rest }
}

/**
 * Splits a tidy line into what is counted and the rest.
 *
 * @example readHead('2 (14-ounce) cans coconut milk').unit // 'can'
 */
export function readHead(text: string): Head {
  let at = skip(lead, text, 0)
  const early = readAdjectives(text, at)
  if (/^(?:a|an) (?:few|little|bit|lot|couple)\b/iu.test(text.slice(at)))
    return {
      ...none,
      rest: text
        .slice(at)
        .replace(/^an? (?:(?:few|little)(?: bit)?|bit|lot|couple)(?: of)? /iu, ''),
    }
  const afterAn = /^(?:a|an) /iu.test(text.slice(at)) ? at + text.slice(at).indexOf(' ') + 1 : at
  const counted = splitMixed(text, at) ?? readCount(text, at) ?? readCount(text, early.end)
  if (!counted) return unitAlone(text, at)
  const adjectives = counted.end > early.end ? early.words : []
  at = counted.end
  const stated: StatedAmount[] = []
  let quantity = counted.quantity
  // "28-ounce can", "A 28-ounce can": the number is the size of one
  const ownSize = text[at] === '-' ? readAmount(text, Math.max(afterAn, skip(lead, text, 0))) : null
  if (ownSize && isMeasure(ownSize.unit)) {
    quantity = { low: 1, high: 1 }
    const { low, high, unit } = ownSize
    stated.push({ low, high, unit, each: true, drained: false })
    at = skip(/ /uy, text, ownSize.end)
  } else {
    at = skip(times, text, at)
    const size = readSize(text, at)
    if (size) {
      stated.push(...size.stated.map((one) => ({ ...one, each: one.each ?? true })))
      at = size.end
    }
  }
  at = skip(/ /uy, text, at)
  const before = readAdjectives(text, at)
  const unit = readUnit(text, before.end)
  if (!unit || !/^(?:$|[ ,(/+=])/u.test(text.slice(unit.end))) {
    return { quantity, unit: null, stated, extras: [], adjectives, rest: text.slice(at).trim() }
  }
  at = unit.end
  const extras: Amount[] = []
  for (;;) {
    const start = at
    const same = skip(slash, text, at)
    const amount = same > at ? readAmount(text, same) : null
    if (amount) {
      const { low, high, unit: other, end } = amount
      stated.push({ low, high, unit: other, each: null, drained: false })
      at = end
    }
    if (text[at] === '(' || text.startsWith(' (', at)) {
      const size = readSize(text, at)
      if (size) {
        stated.push(...size.stated)
        at = size.end
      }
    }
    const more = skip(plus, text, at)
    const extra = more > at ? readAmount(text, more) : null
    if (extra && isMeasure(extra.unit)) {
      extras.push({ low: extra.low, high: extra.high, unit: extra.unit })
      at = skip(/,/uy, text, extra.end)
    }
    if (at === start) break
  }
  const rest = text.slice(skip(filler, text, at)).trim()
  return {
    quantity,
    unit: unit.unit,
    stated,
    extras,
    adjectives: [...adjectives, ...before.words],
    rest,
  }
}

function readCount(text: string, start: number): { quantity: Quantity; end: number } | null {
  const found = readQuantity(text, start)
  if (!found) return null
  return { quantity: { low: found.low, high: found.high }, end: found.end }
}
