import { vocabularyLists } from '../../vocabulary/vocabulary.ts'
import type { ShapeWords } from '../files/shape-problem.ts'

const wordsOfFile = [
  'allergen',
  'origin',
  'age',
  'food',
  'choking',
  'cue',
  'phrases',
  'about',
  'words',
  'safe_when',
  'softens_when_cooked',
]
const wordsOfGroup = ['source', 'terms', 'language', 'each', 'before', 'phrases', 'but']

/** What a file of words looks like when it is right. */
export const wordShapeWords: ShapeWords = {
  examples: {
    allergen: 'the name of the file, such as egg',
    origin: 'the name of the file, such as pork',
    age: 'the name of the file, such as liver',
    food: 'the name of the file with blanks for hyphens, such as sweet potato',
    choking: 'the name of the file, such as popcorn',
    cue: 'the name of the file, such as raw-signs',
    phrases: 'the name of a file of data/phrases, such as mushrooms',
    safe_when: 'groups, such as "- source: own" with terms below',
    softens_when_cooked: 'true, or the word is left out',
    about: 'a sentence on what these words are',
    words: 'lists, such as "itself:", with groups below, each after a dash',
    source: 'an id of data/sources.yaml, such as own',
    language: 'a code of data/languages.yaml, such as en',
    terms: 'words by language, such as "en: [egg, egg white]"; no commas, and numbers in "quotes"',
    each: 'a list, such as [almond, oat]',
    before: 'a list, such as [milk, drink]',
    but: 'a list of phrases that do not count here',
    ...Object.fromEntries(
      vocabularyLists.map((list) => [list, 'groups, such as "- source: own" with terms below']),
    ),
  },
  yamlMend:
    'a list opens with [ and closes with ], with a comma between words; a word that starts with a sign, or holds ": " or " #", stands in "quotes"; lines that belong together start at the same column',
  wordsAt: (path) => {
    if (path.length === 0) return wordsOfFile
    return path.length === 1 ? vocabularyLists : wordsOfGroup
  },
}
