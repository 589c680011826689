import { readAs } from '../../../compiled/read-as.js'
import type { ReadAsKind } from '../../languages/read-as.ts'
import { spanishPlural } from '../../languages/spanish-plural.ts'

/** What some Spanish words are read as. */
export interface ReadAs {
  english: string
  kind: ReadAsKind | 'word' | 'loan'
}

/** Entries by their words, one word a step. */
interface Step {
  next: Map<string, Step>
  entry: ReadAs | null
}

interface SpanishLexicon {
  entries: Step
  words: ReadonlySet<string>
  loans: ReadonlySet<string>
}

const vowels: Readonly<Record<string, string>> = {
  á: 'a',
  é: 'e',
  í: 'i',
  ó: 'o',
  ú: 'u',
  ü: 'u',
}

/** Without what may be written or left out; ñ is a letter of its own. */
export const foldSpanish = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[áéíóúü]/g, (vowel) => vowels[vowel] ?? vowel)

const endings = ['o', 'a', 'os', 'as']

/** What a word may be of which this is the plural; no word of ours is read by a form that is none. */
const singulars = (word: string): string[] =>
  word.length > 4 && word.endsWith('s')
    ? [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ces$/, 'z')]
    : []

/** "rallado", "ralladas" of "rallad@"; one and many of any other word. */
function formsOf(word: string, isAlone: boolean): Set<string> {
  const forms = word.includes('@')
    ? endings.map((ending) => word.replace('@', ending))
    : [word, spanishPlural(word), ...(isAlone ? [] : singulars(word))]
  return new Set(forms.map(foldSpanish))
}

function add(root: Step, words: readonly string[], entry: ReadAs, isAlone: boolean): void {
  const [first, ...rest] = words
  if (first === undefined) {
    root.entry ??= entry
    return
  }
  for (const form of formsOf(first, isAlone)) {
    const next = root.next.get(form) ?? { next: new Map(), entry: null }
    root.next.set(form, next)
    add(next, rest, entry, isAlone)
  }
}

let compiled: SpanishLexicon | null = null

/** Compiled once, when Spanish is first read. */
export function spanishLexicon(): SpanishLexicon {
  if (compiled) return compiled
  const entries: Step = { next: new Map(), entry: null }
  for (const [spanish, english, kind] of readAs.entries) {
    const words = spanish.split(/[ -]/)
    add(entries, words, { english, kind }, words.length === 1)
  }
  compiled = {
    entries,
    words: new Set(readAs.words.flatMap((word) => [word, spanishPlural(word)]).map(foldSpanish)),
    loans: new Set(readAs.loans.map(foldSpanish)),
  }
  return compiled
}
