import { z } from 'zod'
import type { Guidelines } from '../eating/guidelines.ts'
import { type Fault, locationOf } from './files/fault.ts'
import { suggestionOf } from './files/nearest-name.ts'
import { readYaml } from './files/read-yaml.ts'
import type { ShapeWords } from './files/shape-problem.ts'
import type { WordFile } from './words/read-subject-file.ts'
import { namesDocument } from './words/word-document.ts'
import { wordShapeWords } from './words/word-shape-words.ts'

const grams = z.number().min(0).max(100)
const citation = { source: z.string().min(1), page: z.number().int().min(1) }

const document = z.strictObject({
  sweetened_early: z.strictObject({
    ...citation,
    under_years: z.number().int().min(1).max(18),
    most_g_of_100: grams,
    most_g_of_100_in_bread_and_cereal: grams,
  }),
  sweeteners: z.strictObject({ ...citation, words: z.array(z.string().min(1)).min(1) }),
  sugar_of_a_meal: z.strictObject({ ...citation, most_g: grams }),
})

const shapeWords: ShapeWords = {
  examples: {
    source: 'an id of sources.yaml, such as dga-2025',
    page: 'a page of the source, such as 5',
    under_years: 'years, such as 5',
    most_g_of_100: 'grams of added sugar in 100 g, such as 1',
    most_g_of_100_in_bread_and_cereal: 'grams of added sugar in 100 g, such as 5',
    most_g: 'grams of added sugar, such as 10',
    words: 'a list of words, such as [aspartame, sucralose]',
  },
  wordsAt: (path) =>
    path[0] === 'sugar_of_a_meal'
      ? ['source', 'page', 'most_g']
      : path[0] === 'sweetened_early'
        ? ['source', 'page', 'under_years', 'most_g_of_100', 'most_g_of_100_in_bread_and_cereal']
        : path[0] === 'sweeteners'
          ? ['source', 'page', 'words']
          : ['sweetened_early', 'sweeteners', 'sugar_of_a_meal'],
  yamlMend: 'a rule stands at the start of its line, what is of it two columns in',
}

export type ReadGuidelines =
  | { guidelines: Guidelines; faults: null }
  | { guidelines: null; faults: readonly Fault[] }

/** What guidance asks, or everything that is wrong with its file. */
export function readGuidelines({ file, text }: WordFile, sources: WordFile): ReadGuidelines {
  const read = readYaml(file, text, document, shapeWords)
  if (read.written === null) return { guidelines: null, faults: read.faults }
  const named = readYaml(sources.file, sources.text, namesDocument, wordShapeWords)
  if (named.written === null) return { guidelines: null, faults: named.faults }
  const known = Object.keys(named.written)
  const { written, lineOf } = read
  const faults = Object.entries(written).flatMap(([rule, { source }]): Fault[] => {
    if (known.includes(source)) return []
    const path = [rule, 'source']
    const mend = suggestionOf(source, known) || ': write it into sources.yaml'
    const problem = `${source} is no source of ours${mend}`
    return [{ file, line: lineOf(path), location: locationOf(path), problem }]
  })
  return faults.length > 0 ? { guidelines: null, faults } : { guidelines: written, faults: null }
}
