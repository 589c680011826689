import { vocabularyLists } from '../../vocabulary/vocabulary.ts'
import { type Fault, locationOf, type Path } from '../files/fault.ts'
import { suggestionOf } from '../files/nearest-name.ts'
import type { LineOf } from '../files/read-yaml.ts'
import type { OwnGroup, WordGroup, WordLists } from './word-document.ts'
import { isPhrases, type SharedPhrases, stemsOf, termsOf } from './words-of-lists.ts'

/** What groups of words refer to, each by its id. */
export interface WordNames {
  sources: ReadonlySet<string>
  languages: ReadonlySet<string>
  phrases: SharedPhrases
}

interface Found {
  path: Path
  problem: string
}

function unknownPhrases(
  { phrases, but = [] }: Extract<WordGroup, { phrases: string }>,
  path: Path,
  files: SharedPhrases,
): Found[] {
  const shared = files.get(phrases)
  if (!shared) {
    const mend = suggestionOf(phrases, files.keys()) || ': write it in data/phrases'
    return [{ path: [...path, 'phrases'], problem: `${phrases} is no file of phrases${mend}` }]
  }
  return but.flatMap((phrase, index) => {
    if (shared.includes(phrase)) return []
    const mend = suggestionOf(phrase, shared) || ': take it out'
    const problem = `"${phrase}" is not among the phrases of ${phrases}${mend}`
    return [{ path: [...path, 'but', index], problem }]
  })
}

/** Sources and languages of a group that are not ours. */
export function unknownOfGroup(
  group: OwnGroup,
  path: Path,
  { sources, languages }: Omit<WordNames, 'phrases'>,
): Found[] {
  const found: Found[] = []
  if (!sources.has(group.source)) {
    const mend = suggestionOf(group.source, sources) || ': write it in data/sources.yaml'
    found.push({
      path: [...path, 'source'],
      problem: `${group.source} is no source of ours${mend}`,
    })
  }
  const written = 'terms' in group ? Object.keys(group.terms) : [group.language]
  for (const language of written.filter((code) => !languages.has(code))) {
    const location = 'terms' in group ? ['terms', language] : ['language']
    const problem = `${language} is no language of ours: write its name in data/languages.yaml`
    found.push({ path: [...path, ...location], problem })
  }
  return found
}

/** Where each term of a group stands. */
export function locatedTerms(group: OwnGroup, path: Path): { path: Path; term: string }[] {
  if (!('terms' in group)) return termsOf(group).map((term) => ({ path: [...path, 'each'], term }))
  return Object.entries(group.terms).flatMap(([language, terms]) =>
    terms.map((term, index) => ({ path: [...path, 'terms', language, index], term })),
  )
}

/** Terms that stand twice: one of the two lists would never be read. */
function repeatedTerms(lists: WordLists, lineOf: LineOf): Found[] {
  const seen = new Map<string, { list: string; path: Path; term: string }>()
  return vocabularyLists.flatMap((list) =>
    lists[list].flatMap((group, index) => {
      if (isPhrases(group)) return []
      return locatedTerms(group, ['words', list, index]).flatMap(({ path, term }) => {
        const stems = stemsOf(term)
        if (stems === '') return [{ path, problem: `"${term}" holds no word that can be read` }]
        const before = seen.get(stems)
        if (!before) {
          seen.set(stems, { list, path, term })
          return []
        }
        // one counts in a line, the other where a step adds it
        if (before.list === 'dishes' && list === 'checkLabel') return []
        const same = before.term === term ? '' : `, as "${before.term}", which reads the same`
        const problem = `"${term}" stands in ${before.list} on line ${lineOf(before.path)} already${same}: take one of them out`
        return [{ path, problem }]
      })
    }),
  )
}

const faultsOf = (file: string, lineOf: LineOf, found: readonly Found[]): Fault[] =>
  found.map(({ path, problem }) => ({
    file,
    line: lineOf(path),
    location: locationOf(path),
    problem,
  }))

const unknownOf = (group: WordGroup, path: Path, names: WordNames): Found[] =>
  isPhrases(group) ? unknownPhrases(group, path, names.phrases) : unknownOfGroup(group, path, names)

function repeatedWords(groups: readonly WordGroup[], path: Path, lineOf: LineOf): Found[] {
  const seen = new Map<string, Path>()
  return groups.flatMap((group, index) =>
    isPhrases(group)
      ? []
      : locatedTerms(group, [...path, index]).flatMap(({ path: at, term }) => {
          const before = seen.get(term)
          seen.set(term, at)
          if (!before) return []
          const problem = `"${term}" stands on line ${lineOf(before)} already: take one of them out`
          return [{ path: at, problem }]
        }),
  )
}

/** All that is wrong with groups whose shape is right and that are no lists of a vocabulary. */
export function checkGroups(
  file: string,
  groups: readonly WordGroup[],
  path: Path,
  lineOf: LineOf,
  names: WordNames,
): Fault[] {
  const found = groups.flatMap((group, index) => unknownOf(group, [...path, index], names))
  return faultsOf(file, lineOf, [...found, ...repeatedWords(groups, path, lineOf)])
}

/** All that is wrong with lists of words whose shape is right. */
export function checkWords(
  file: string,
  lists: WordLists,
  lineOf: LineOf,
  names: WordNames,
): Fault[] {
  const unknown = vocabularyLists.flatMap((list) =>
    lists[list].flatMap((group, index) => unknownOf(group, ['words', list, index], names)),
  )
  return faultsOf(file, lineOf, [...unknown, ...repeatedTerms(lists, lineOf)])
}
