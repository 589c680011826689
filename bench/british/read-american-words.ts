import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const phrases = z.array(z.string()).nonempty()

const shape = z.strictObject({ words: phrases, british: phrases, doubled: phrases })

/** Whole words, the longest first. */
const anyOf = (list: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])(?:${list.join('|')})(?![\\p{L}\\d])`, 'giu')

const file = new URL('./american-words.yaml', import.meta.url)
const { words, british, doubled } = shape.parse(parse(readFileSync(file, 'utf8')))

/** What no British text of ours may hold. */
export const americanWords = anyOf(words)
/** What holds such a word and is British. */
export const britishPhrases = anyOf(british)
export const doubledPlurals = new RegExp(doubled.map((one) => `(?:${one})`).join('|'), 'giu')
