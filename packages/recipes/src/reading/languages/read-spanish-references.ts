import { suggestionOf } from '@brightplate/foods/reading/files/nearest-name'
import type { RecipeDocument } from '../recipe-document.ts'

type Written = Pick<RecipeDocument, 'ingredients' | 'makes'>

const reference = /\{([^{}]*)\}/g

interface Reading {
  written: Written
  /** Nouns with which vessels begin. */
  vessels: readonly string[]
  /** What stands within the braces. */
  inside: string
  problems: string[]
}

function foodOf(key: string, { written, problems }: Reading): string {
  const name = key.trim()
  const found = Object.hasOwn(written.ingredients, name) ? written.ingredients[name] : undefined
  if (found) return found.food
  problems.push(
    `{${name}} is no ingredient${suggestionOf(name, Object.keys(written.ingredients)) || ''}`,
  )
  return ''
}

function madeOf(words: string, { written, problems, inside }: Reading): number {
  const makes = Object.entries(written.makes ?? {})
  const [longest] = makes
    .filter(([noun]) => words === noun || words.endsWith(` ${noun}`))
    .sort(([one], [other]) => other.length - one.length)
  if (!longest) problems.push(`{${inside}} counts what "makes" does not name in English`)
  return longest?.[1] ?? 0
}

function vesselOf(head: string, words: string, { vessels, inside, problems }: Reading): string {
  const [noun = ''] = words.split(' ')
  if (!vessels.includes(noun)) {
    problems.push(
      `{${inside}} begins with no vessel of data/words/es-US/vessels.yaml: ${vessels.join(', ')}`,
    )
  }
  return `[@${head}|${words}]`
}

/** The kinds of references, in the order tried. */
const kinds: readonly (readonly [RegExp, (parts: string[], reading: Reading) => string])[] = [
  [
    /^a ([a-z -]+) each\|([^|]+)$/,
    ([head = '', words = ''], reading) => vesselOf(`each ${head}`, words, reading),
  ],
  [
    /^((?:a|another|the) [a-z -]+)\|([^|]+)$/,
    ([head = '', words = ''], reading) => vesselOf(head, words, reading),
  ],
  [
    /^count: ?([a-z -]+)\|([^|]+)\|([^|]+)$/,
    ([counted = '', one, many], reading) => `[#${madeOf(counted, reading)}|${one}|${many}]`,
  ],
  [
    /^[a-z ]+: ?[a-z ]+, (\d+) ([a-z ]+) each\|([^|]+)\|([^|]+)$/,
    ([each = '', pieces = '', vessel = '', many = ''], reading) =>
      `[#${madeOf(pieces, reading)}/${each}|${vessel}|${many}]`,
  ],
  [/^([^:|]+?): ?amount$/, ([key = ''], reading) => `[${foodOf(key, reading)}#amount]`],
  [
    /^([^:|?]+?): ?(\d{1,2}\/\d{1,2})\|([^|]+(?:\|[^|]+)?)$/,
    ([key = '', share, words], reading) => `[${foodOf(key, reading)}#${share}|${words}]`,
  ],
  [
    /^([^:|?]+?)\?([^|]*\|[^|]*)$/,
    ([key = '', words], reading) => `[${foodOf(key, reading)}?${words}]`,
  ],
  [
    /^([^:|?]+?)\|([^|]+(?:\|[^|]+)?)$/,
    ([key = '', words], reading) => `[${foodOf(key, reading)}|${words}]`,
  ],
]

function readReference(reading: Reading): string {
  for (const [pattern, read] of kinds) {
    const found = pattern.exec(reading.inside)
    if (found) return read(found.slice(1), reading)
  }
  reading.problems.push(
    `{${reading.inside}} is no reference: docs/languages.md shows how each is written`,
  )
  return ''
}

/** Puts foods and counts of the English recipe in place of the keys that a Spanish name or step refers to. */
export function readSpanishReferences(
  text: string,
  written: Written,
  vessels: readonly string[],
): { text: string; problems: string[] } {
  const problems: string[] = []
  const plain = text.replace(reference, '')
  if (/[{}[\]]/.test(plain)) problems.push('a brace or square bracket stands alone')
  return {
    text: text.replace(reference, (_, inside: string) =>
      readReference({ written, vessels, inside, problems }),
    ),
    problems,
  }
}
