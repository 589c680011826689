import { requireFood } from '@brightplate/foods/foods'
import { suggestionOf } from '@brightplate/foods/reading/files/nearest-name'
import { kitchen } from '../our-kitchen.ts'
import { shortFoodName } from '../short-food-name.ts'
import type { RecipeDocument } from './recipe-document.ts'

type Written = Pick<RecipeDocument, 'ingredients' | 'makes'>

const reference = /\{([^{}]*)\}/g

/** What a text of a recipe names, and the text as `Recipe` holds it. */
export interface ReadText {
  text: string
  problems: string[]
}

const shapes =
  'write {oil}, {oil|other words}, {oil: amount}, {oil: 1/2}, {eggs: it/them}, {count: patties}, {trays: sheet, 12 fingers each}, {a frying pan} or {a bowl each}, each brace closed'

/** The longest of some nouns with which words end. */
const nounOf = (words: string, nouns: readonly string[]): string | undefined =>
  nouns
    .filter((noun) => words === noun || words.endsWith(` ${noun}`))
    .sort((a, b) => b.length - a.length)[0]

interface Reading {
  written: Written
  /** What stands within the braces. */
  inside: string
  problems: string[]
}

function foodOf(key: string, { written, problems }: Reading): string {
  const keys = Object.keys(written.ingredients)
  const found = Object.hasOwn(written.ingredients, key) ? written.ingredients[key] : undefined
  if (found) return found.food
  problems.push(`{${key}} is no ingredient${suggestionOf(key, keys) || `: ${keys.join(', ')}`}`)
  return ''
}

/** How many a recipe makes of what words end with. */
function madeOf(words: string, { written, inside, problems }: Reading): number | undefined {
  const makes = written.makes ?? {}
  const pieces = nounOf(words, Object.keys(makes))
  if (pieces !== undefined) return makes[pieces]
  problems.push(
    `{${inside}} counts ${words}, and "makes" does not say how many there are${suggestionOf(words, Object.keys(makes)) || `: add "makes: { ${words}: 24 }"`}`,
  )
  return undefined
}

function vesselOf(words: string, { inside, problems }: Reading): string {
  if (/\b(?:small|large|big)\b/.test(words)) {
    problems.push(`{${inside}} says a size: leave it out, it follows from what is cooked`)
  }
  const known = Object.keys(kitchen.vessels)
  if (!nounOf(words, known)) {
    problems.push(
      `{${inside}} ends in no vessel of packages/recipes/data/kitchen.yaml: ${known.join(', ')}`,
    )
  }
  return `[@${words}]`
}

function placeSettingOf(words: string, { inside, problems }: Reading): string {
  if (!nounOf(words, kitchen.placeSettings)) {
    problems.push(
      `{${inside}} is nothing that each eater has one of: ${kitchen.placeSettings.join(', ')}`,
    )
  }
  return `[@each ${words}]`
}

/** `[cod]` where words are the food's own name, else `[cod|fish]`. */
function nameOf(key: string, words: string, reading: Reading): string {
  const food = foodOf(key, reading)
  return food === '' || words === shortFoodName(requireFood(food))
    ? `[${food}]`
    : `[${food}|${words}]`
}

/** The kinds of references, in the order tried. */
const kinds: readonly (readonly [RegExp, (parts: string[], reading: Reading) => string])[] = [
  [/^a ([a-z -]+) each$/, ([words = ''], reading) => placeSettingOf(words, reading)],
  [/^((?:a|another|the) [a-z -]+)$/, ([words = ''], reading) => vesselOf(words, reading)],
  [/^count: ?([a-z -]+)$/, ([words = ''], reading) => `[#${madeOf(words, reading) ?? 0}|${words}]`],
  [
    /^[a-z ]+: ?([a-z ]+), (\d+) ([a-z ]+) each$/,
    ([vessel = '', each = '', pieces = ''], reading) =>
      `[#${madeOf(pieces, reading) ?? 0}/${each}|${vessel}|${pieces}]`,
  ],
  [/^([^:|]+?): ?amount$/, ([key = ''], reading) => `[${foodOf(key, reading)}#amount]`],
  [
    /^([^:|]+?)(?:\|([^:|]+))?: ?(\d{1,2}\/\d{1,2})$/,
    ([key = '', words, share = ''], reading) =>
      `[${foodOf(key, reading)}#${share}|${words || key}]`,
  ],
  [
    /^([^:|]+?): ?([a-z]+)\/([a-z]+)$/,
    ([key = '', one = '', many = ''], reading) => `[${foodOf(key, reading)}?${one}|${many}]`,
  ],
  [
    /^([^:|]+?)(?:\|([^:|]+))?$/,
    ([key = '', words], reading) => nameOf(key, words ?? key, reading),
  ],
]

function readReference(reading: Reading): string {
  for (const [pattern, read] of kinds) {
    const found = pattern.exec(reading.inside)
    if (found) return read(found.slice(1), reading)
  }
  reading.problems.push(`{${reading.inside}} is no reference: ${shapes}`)
  return ''
}

/** Puts foods in the location of the keys that a name or step refers to. Every food of the recipe must be known. */
export function readReferences(text: string, written: Written): ReadText {
  const problems: string[] = []
  const plain = text.replace(reference, '')
  if (/[{}]/.test(plain)) problems.push(`a brace stands alone: ${shapes}`)
  if (/[[\]]/.test(plain)) problems.push('square brackets are kept for us: use round ones')
  return {
    text: text.replace(reference, (_, inside: string) =>
      readReference({ written, inside, problems }),
    ),
    problems,
  }
}
