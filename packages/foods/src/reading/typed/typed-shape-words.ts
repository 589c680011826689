import type { Path } from '../files/fault.ts'
import type { ShapeWords } from '../files/shape-problem.ts'
import { wordShapeWords } from '../words/word-shape-words.ts'
import { familyIds } from './typed-document.ts'

const wordsOfFile = [
  ...['allergy', 'diet', 'condition', 'advice', 'goal', 'texture', 'words', 'about', 'term'],
  ...['allergens', 'allergies', 'diets', 'foods', 'examples', 'note', 'offer', 'asks_about'],
  ...[
    'several',
    'dish',
    'eaten_as',
    'another_in',
    'also_named_as',
    'relatives_of',
    'answer',
    'chews_with_care',
    'clinician',
    'names',
    'misspellings',
    'as_written',
  ],
  ...['cuisine', 'recipes', 'foods_of'],
  ...['components', 'free_of', 'only_beside_others', 'stand_for'],
]
const wordsOfGroup = ['source', 'terms', 'language', 'each', 'before', 'of']

const fileName = (example: string) => `the name of the file, such as ${example}`

/** What a file of `data/typed` looks like when it is right. */
export const typedShapeWords: ShapeWords = {
  examples: {
    ...wordShapeWords.examples,
    allergy: fileName('tree-nuts'),
    diet: fileName('lacto-vegetarian'),
    condition: fileName('kidney-disease'),
    advice: fileName('reflux'),
    goal: fileName('sleep'),
    texture: fileName('crunchy'),
    cuisine: fileName('mexican'),
    recipes: 'a list of what `cuisine` of a recipe says, such as [Mexican, Tex-Mex]',
    foods_of: 'a list of what `cuisines` of a plain food says, such as [mexican]',
    term: 'what the plan calls it, such as tree nuts',
    allergens: `a list of files of data/allergens, or of ${familyIds.join(', ')}, such as [peanut, tree-nuts]`,
    allergies: 'a list of files of data/typed/allergies, such as [milk, egg]',
    diets: 'a list of diets of ours, such as [vegetarian]',
    foods: 'a list of foods, such as [onion, garlic]',
    relatives_of: 'a list of files of data/single-foods, such as [peach, plum]',
    examples: 'a list of what holds it, such as [butter, cheese]',
    names: 'groups, such as "- source: own" with terms below',
    as_written: 'groups, such as "- source: own" with terms below',
    misspellings: 'groups, such as "- source: own" with terms below',
    several: 'true, or leave the line out',
    dish: 'true, or leave the line out',
    eaten_as: 'a list of its meanings as foods, such as [potato chips, French fries]',
    another_in:
      'a list of cuisines in which it is another food than here, such as [british, irish]',
    answer: 'the sentence that the parent reads',
    note: 'the sentence that the parent reads; in "quotes" where it holds ": "',
    of: 'names by what they belong to, such as "milk: [bos d]"',
    free_of: 'letters and what each stands for, such as "g: [gluten]"',
    only_beside_others: 'a list of letters, such as [p, m]',
    stand_for: 'abbreviations and their words, such as "pbj: peanut butter and jelly"',
    chews_with_care: 'true, or leave the line out',
  },
  yamlMend: wordShapeWords.yamlMend,
  wordsAt: (path: Path) => (path.length === 0 ? wordsOfFile : wordsOfGroup),
}
