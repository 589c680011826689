import { isKnownEntry, isRemark } from '@brightplate/foods/interpret/entries/entry-words'
import { namesAcross } from '@brightplate/foods/interpret/entries/names-across'
import { typedNames } from '@brightplate/foods/interpret/names/typed-names'
import { readTagText } from '@brightplate/foods/interpret/tag-text'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { isPlainWater } from '@brightplate/foods/plain-foods/is-plain-water'
import { placeOfWords } from '@brightplate/foods/tokens/place-of-words'
import { withoutCondition } from './without-condition.ts'

interface Separator {
  start: number
  end: number
  kind: 'semicolon' | 'comma' | 'link'
}

/** Between foods, where nothing else is meant by them: "pasta / rice", "pasta + rice", "pasta or rice", and no "w/ butter". */
const slashes = /(?<!(?<!\p{L})w)\s*[/|]\s*|\s+\+\s+|\s+or\s+/giu

const linking = `(?:${typedNames.words.link.join('|')})`

const separator = new RegExp(
  `(?<semicolon>\\s*[;；؛]\\s*(?:(?:${linking}|&)\\s+)?)|(?<comma>\\s*(?:(?<!\\d),|,(?!\\d)|[，،、])\\s*(?:(?:${linking}|&)\\s+)?)|(?<link>\\s+${linking}\\s+|\\s*&\\s*)`,
  'giu',
)

/** In a story "and" links more than names. */
const sentenceEnd = /\p{L}{2}[.!?]\s/u

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Stretches in brackets: a remark on what stands before them. */
function bracketed(line: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (let at = 0; at < line.length; at += 1) {
    const close = closing[line[at] ?? '']
    const end = close === undefined ? -1 : line.indexOf(close, at)
    if (end < 0) continue
    found.push({ start: at, end })
    at = end
  }
  return found
}

function separatorsOf(line: string, isOfFoods: boolean): Separator[] {
  const remarks = bracketed(line)
  const marks = [...line.matchAll(separator), ...(isOfFoods ? line.matchAll(slashes) : [])]
  const all = marks
    .toSorted((one, other) => one.index - other.index)
    .flatMap(({ index, 0: text, groups }): Separator[] => {
      if (remarks.some(({ start, end }) => index > start && index < end)) return []
      // "Pancakes I make" are no pancakes "and" something.
      if (text.trim() === 'I') return []
      const kind = groups?.semicolon ? 'semicolon' : groups?.comma ? 'comma' : 'link'
      return [{ start: index, end: index + text.length, kind }]
    })
  const text = readTagText(line)
  const tokenAfter = (index: number) => text.tokens.starts.findIndex((start) => start >= index)
  const links = all.flatMap(({ kind, end }) => (kind === 'link' ? [tokenAfter(end)] : []))
  const whole = namesAcross(text, links).map((name) => placeOfWords(text.tokens, name))
  const isStory = sentenceEnd.test(line)
  return all.filter(
    (one) =>
      one.kind !== 'link' ||
      (!isStory && !whole.some(({ start, end }) => one.start > start && one.end < end)),
  )
}

/** "Waffles if I let her" */
const isKnown = (entry: string): boolean =>
  isPlainWater(entry) || isKnownEntry(entry) || isKnownEntry(withoutCondition(entry))

/** "Mashed potatoes and gravy": it is eaten on what stands before it. */
const poured = /^\s*(?:gravy|butter|syrup|sauce|honey)\s*$/iu

/** "mac and cheese, Kraft": what stands behind the comma is no thing of its own, and both are known as one. */
const isOneFood = (before: string, after: string): boolean =>
  !isKnownEntry(after) && isKnownEntry(before) && findPlainFoods(`${before}, ${after}`).length > 0

/**
 * A line at its semicolons, at its commas, and at "and" and "&" where both sides are known by themselves. A name that
 * is known as a whole stays one, and a remark stays with what it is about. `isOfFoods`: slashes and plus signs part as
 * "and" does.
 *
 * @example splitLine('milk, mac and cheese and egg') // ['milk', 'mac and cheese', 'egg']
 */
export function splitLine(line: string, isOfFoods = false): string[] {
  const separators = separatorsOf(line, isOfFoods)
  const pieces: string[] = []
  let pieceFrom = 0
  for (const { start, end } of [...separators, { start: line.length, end: line.length }]) {
    pieces.push(line.slice(pieceFrom, start))
    pieceFrom = end
  }
  const entries: string[] = []
  let from = 0
  /** What a remark is about; null while the entry is nothing else. */
  let thing: string | null = null
  for (const [nth, { kind, start, end }] of separators.entries()) {
    const before = pieces[nth] ?? ''
    const after = pieces[nth + 1] ?? ''
    if (!isRemark(before)) thing = before
    const isSplit =
      kind === 'link'
        ? thing !== null && isKnown(thing) && isKnown(after) && !poured.test(after)
        : !(thing === null || isRemark(after) || /^but\s/iu.test(after) || isOneFood(before, after))
    if (!isSplit) continue
    entries.push(line.slice(from, start))
    from = end
    thing = null
  }
  entries.push(line.slice(from))
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '')
}
