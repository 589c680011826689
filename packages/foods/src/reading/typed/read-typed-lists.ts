import type { Abbreviations } from '../../interpret/names/typed-meanings.ts'
import { type Fault, locationOf } from '../files/fault.ts'
import { readYaml } from '../files/read-yaml.ts'
import type { WordFile } from '../words/read-subject-file.ts'
import { abbreviationsDocument, componentsDocument } from './typed-document.ts'
import { typedShapeWords } from './typed-shape-words.ts'

/** Names of proteins by the term of what they belong to. */
export function readComponents(
  { file, text }: WordFile,
  sources: ReadonlySet<string>,
  faults: Fault[],
): Record<string, string[]> {
  const read = readYaml(file, text, componentsDocument, typedShapeWords)
  const components: Record<string, string[]> = {}
  faults.push(...read.faults)
  if (read.written === null) return components
  for (const [index, { source, of }] of read.written.components.entries()) {
    const path = ['components', index, 'source']
    if (!sources.has(source)) {
      const problem = `${source} is no source of ours: write it in data/sources.yaml`
      faults.push({ file, line: read.lineOf(path), location: locationOf(path), problem })
    }
    for (const [term, names] of Object.entries(of)) {
      components[term] ??= []
      components[term].push(...names)
    }
  }
  return components
}

export function readAbbreviations({ file, text }: WordFile, faults: Fault[]): Abbreviations {
  const { written, faults: found } = readYaml(file, text, abbreviationsDocument, typedShapeWords)
  faults.push(...found)
  if (written === null) return { freeOf: {}, onlyBesideOthers: [], standFor: {} }
  return {
    freeOf: written.free_of,
    onlyBesideOthers: written.only_beside_others,
    standFor: written.stand_for,
  }
}

/** One word a line in the order of letters; lines that start with # are remarks. */
export function readEverydayWords({ file, text }: WordFile, faults: Fault[]): string[] {
  const words: string[] = []
  for (const [index, line] of text.trimEnd().split(/\r?\n/).entries()) {
    if (line.startsWith('#')) continue
    const before = words.at(-1)
    const problem = !/^[a-z]+$/.test(line)
      ? `"${line}" cannot stand here: one word a line, in small letters`
      : before !== undefined && before >= line
        ? `"${line}" stands after "${before}": words stand once, in the order of letters`
        : null
    if (problem) faults.push({ file, line: index + 1, location: '', problem })
    else words.push(line)
  }
  return words
}
