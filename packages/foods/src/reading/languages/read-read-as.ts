import { z } from 'zod'
import type { ReadAsKind, ReadAsWords } from '../../languages/read-as.ts'
import type { Fault } from '../files/fault.ts'
import { readYaml } from '../files/read-yaml.ts'
import type { WordFile } from '../words/read-subject-file.ts'
import { wordShapeWords } from '../words/word-shape-words.ts'

const kinds = [
  'names',
  'qualities',
  'after',
  'measures',
  'verbs',
  'joins',
  'plain',
] as const satisfies readonly ReadAsKind[]

const entries = z.record(z.string().regex(/^[\p{Ll}\p{M}\d@% /’'-]+$/u), z.string().min(1))
const words = z.array(z.string().regex(/^\p{Ll}[\p{Ll}\p{M}’']*$/u))

const readAsDocument = z.strictObject({
  about: z.string(),
  names: entries.optional(),
  qualities: entries.optional(),
  after: entries.optional(),
  measures: entries.optional(),
  verbs: entries.optional(),
  joins: entries.optional(),
  plain: entries.optional(),
  words: words.default([]),
  loans: words.default([]),
})

/** What Spanish words of food are read as, or what is wrong with the files: a word that is read as two things. */
export function readReadAs(files: readonly WordFile[]): { words: ReadAsWords; faults: Fault[] } {
  const faults: Fault[] = []
  const all: ReadAsWords['entries'][number][] = []
  const plain: string[] = []
  const loans: string[] = []
  const seen = new Map<string, string>()
  for (const { file, text } of files) {
    const read = readYaml(file, text, readAsDocument, wordShapeWords)
    if (read.written === null) {
      faults.push(...read.faults)
      continue
    }
    const { written, lineOf } = read
    const take = (spanish: string, path: readonly (string | number)[]) => {
      const before = seen.get(spanish)
      if (before !== undefined) {
        const problem = `“${spanish}” stands in ${before} already: take one out`
        faults.push({ file, line: lineOf(path), location: String(path[0]), problem })
      }
      seen.set(spanish, file)
      return before === undefined
    }
    for (const kind of kinds) {
      for (const [spanish, english] of Object.entries(written[kind] ?? {})) {
        if (take(spanish, [kind, spanish])) all.push([spanish, english, kind])
      }
    }
    plain.push(...written.words.filter((word, index) => take(word, ['words', index])))
    loans.push(...written.loans.filter((word, index) => take(word, ['loans', index])))
  }
  return { words: { entries: all, words: plain, loans }, faults }
}
