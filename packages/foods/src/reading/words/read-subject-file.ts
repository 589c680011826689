import type { ChokingWords } from '../../vocabulary/choking-words.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { Fault } from '../files/fault.ts'
import { suggestionOf } from '../files/nearest-name.ts'
import { readYaml } from '../files/read-yaml.ts'
import { checkGroups, checkWords, type WordNames } from './check-words.ts'
import {
  chokingDocument,
  type PhrasesKind,
  phrasesDocuments,
  type SubjectKind,
  subjectDocuments,
} from './word-document.ts'
import { wordShapeWords } from './word-shape-words.ts'
import { termsOf, termsOfGroups, wordsOfLists } from './words-of-lists.ts'

export interface WordFile {
  /** Its path in `data`: "allergens/egg.yaml" */
  file: string
  text: string
}

export const idOf = (file: string) => file.replace(/^.*\//, '').replace(/\.yaml$/, '')

function wrongName(
  file: string,
  kind: string,
  name: string,
  known: readonly string[] | null,
): Fault[] {
  const faults: Fault[] = []
  if (known && !known.includes(name)) {
    const mend = suggestionOf(name, known) || `: one of ${known.join(', ')}`
    faults.push({ file, line: 1, location: kind, problem: `${name} is no ${kind} of ours${mend}` })
  }
  if (name.replaceAll(' ', '-') !== idOf(file)) {
    const problem = `${name} is not the name of the file: rename one of the two`
    faults.push({ file, line: 1, location: kind, problem })
  }
  return faults
}

/** The words of one subject. @param known the subjects that there are; null where any may be written */
export function readSubjectFile(
  { file, text }: WordFile,
  kind: SubjectKind,
  known: readonly string[] | null,
  names: WordNames,
): { name: string; vocabulary: Vocabulary | null; faults: Fault[] } {
  const read = readYaml(file, text, subjectDocuments[kind], wordShapeWords)
  if (read.written === null) return { name: idOf(file), vocabulary: null, faults: read.faults }
  const { name, words } = read.written
  return {
    name,
    vocabulary: wordsOfLists(words, names.phrases),
    faults: [...wrongName(file, kind, name, known), ...checkWords(file, words, read.lineOf, names)],
  }
}

/** The words of one thing that a child can choke on. */
export function readChokingFile(
  { file, text }: WordFile,
  names: WordNames,
): { hazard: ChokingWords | null; faults: Fault[] } {
  const read = readYaml(file, text, chokingDocument, wordShapeWords)
  if (read.written === null) return { hazard: null, faults: read.faults }
  const { choking, words, safe_when: safeWhen = [], softens_when_cooked: softens } = read.written
  return {
    hazard: {
      id: choking,
      words: wordsOfLists(words, names.phrases),
      safeWhen: termsOfGroups(safeWhen, names.phrases),
      softensWhenCooked: softens ?? false,
    },
    faults: [
      ...wrongName(file, 'choking', choking, null),
      ...checkWords(file, words, read.lineOf, names),
      ...checkGroups(file, safeWhen, ['safe_when'], read.lineOf, names),
    ],
  }
}

/** Phrases that files share, or the words of a cue. */
export function readPhrasesFile(
  { file, text }: WordFile,
  kind: PhrasesKind,
  known: readonly string[] | null,
  names: WordNames,
): { name: string; phrases: readonly string[]; faults: Fault[] } {
  const read = readYaml(file, text, phrasesDocuments[kind], wordShapeWords)
  if (read.written === null) return { name: idOf(file), phrases: [], faults: read.faults }
  const { name, words } = read.written
  return {
    name,
    phrases: words.flatMap(termsOf),
    faults: [
      ...wrongName(file, kind, name, known),
      ...checkGroups(file, words, ['words'], read.lineOf, names),
    ],
  }
}
