import type { Quantity } from './read-line.ts'

export interface FoundQuantity extends Quantity {
  end: number
}

interface FoundNumber {
  value: number
  end: number
}

const numberWords: Readonly<Record<string, number>> = {
  half: 1 / 2,
  quarter: 1 / 4,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
}

const mixed = /(\d{1,4})(?: ?- ?| and | ?& ?| )(\d{1,2}) ?\/ ?(\d{1,2})(?![\d/%])/uy
const fraction = /(\d{1,3}) ?\/ ?(\d{1,3})(?![\d/%])/uy
const thousands = /\d{1,3}(?:,\d{3})+(?![\d.,]?\d|%)/uy
const decimal = /(?:\d{1,6}[.,])?\d{1,6}(?![.,/]?\d|%| percent|-percent)/uy
const bareDecimal = /\.\d{1,4}(?![\d%])/uy
const dozen = /(?:half a|a half|1\/2 a?|one|a|1|(\d{1,2})) ?dozen\b(?: of)?/iuy
const aHalf = /(?:(?:(?:one|a) )?(half|quarter)(?: of)?(?: an?)?|an?)(?= )(?! and )/iuy
const word = /[a-z]+/iuy
const andAHalf = / and a (half|quarter)\b/iuy
const between = /(?:-? to | or | ?- ?)/iuy

function at(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start
  return pattern.exec(text)
}

function digits(text: string, start: number): FoundNumber | null {
  const whole = at(mixed, text, start)
  if (whole) {
    const [found, ones, over, under] = whole
    // "1-1/2" is one and a half, "1-3/2" is nothing that a cook writes
    if (Number(under) > Number(over)) {
      return { value: Number(ones) + Number(over) / Number(under), end: start + found.length }
    }
  }
  const part = at(fraction, text, start)
  if (part) {
    const value = Number(part[1]) / Number(part[2])
    return Number.isFinite(value) ? { value, end: start + part[0].length } : null
  }
  const many = at(thousands, text, start)
  if (many) {
    return { value: Number(many[0].replaceAll(',', '')), end: start + many[0].length }
  }
  const plain = at(bareDecimal, text, start) ?? at(decimal, text, start)
  if (!plain) return null
  return { value: Number(plain[0].replace(',', '.')), end: start + plain[0].length }
}

function spelled(text: string, start: number): FoundNumber | null {
  const dozens = at(dozen, text, start)
  if (dozens) {
    const count = /half|1\/2/iu.test(dozens[0]) ? 0.5 : Number(dozens[1] ?? 1)
    return { value: 12 * count, end: start + dozens[0].length }
  }
  const found = at(word, text, start)
  const value = found ? numberWords[found[0].toLowerCase()] : undefined
  if (found && value !== undefined && value >= 1) {
    const end = start + found[0].length
    const more = at(andAHalf, text, end)
    if (!more) return { value, end }
    return { value: value + (numberWords[more[1] ?? ''] ?? 0), end: end + more[0].length }
  }
  const article = at(aHalf, text, start)
  if (!article) return null
  const part = article[1] ? numberWords[article[1].toLowerCase()] : 1
  return { value: part ?? 1, end: start + article[0].length }
}

function readNumber(text: string, start: number): FoundNumber | null {
  return (
    (at(dozen, text, start) ? spelled(text, start) : digits(text, start)) ?? spelled(text, start)
  )
}

/**
 * The number or range that stands at `start`.
 *
 * @example readQuantity('2 to 3 cups', 0) // { low: 2, high: 3, end: 6 }
 */
export function readQuantity(text: string, start: number): FoundQuantity | null {
  const first = readNumber(text, start)
  if (!first || first.value <= 0) return null
  const joint = at(between, text, first.end)
  const second = joint ? digits(text, first.end + joint[0].length) : null
  const spelledSecond =
    joint && !second && /[a-z]/iu.test(joint[0]) ? spelled(text, first.end + joint[0].length) : null
  const last = second ?? (spelledSecond && spelledSecond.value > 1 ? spelledSecond : null)
  if (!last || last.value <= first.value) {
    return { low: first.value, high: first.value, end: first.end }
  }
  const dozens = at(/ dozen\b/iuy, text, last.end)
  if (dozens) {
    return { low: 12 * first.value, high: 12 * last.value, end: last.end + dozens[0].length }
  }
  return { low: first.value, high: last.value, end: last.end }
}
