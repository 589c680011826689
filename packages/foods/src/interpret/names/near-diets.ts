import type { Understanding } from '../../interpretation.ts'
import { isEverydayWord } from '../../spelling/is-everyday-word.ts'
import { findTerms } from '../../terms/find-terms.ts'
import { readTokens } from '../../tokens/read-tokens.ts'
import { didYouMean } from '../asking/questions.ts'
import { stopWords } from '../words/small-words.ts'
import { nameIndex } from './name-index.ts'
import { nearestNames } from './spelling/nearest-names.ts'
import { understandDiet } from './understand-names.ts'

/** In British English a diet, in American a vegetable: asked about. */
const veggie = 'veggie'
const shortestName = 5

function dietsNamed(name: string): Understanding[] {
  return findTerms(nameIndex(), readTokens(name)).flatMap(({ meanings }) =>
    meanings.flatMap(({ subject }) =>
      subject.startsWith('diet:') ? understandDiet(subject.slice('diet:'.length)) : [],
    ),
  )
}

/** Whether a word by itself may be a diet, and before a food says of what it is made: "veggie", "veggie burger". */
export const isDietAlone = (word: string): boolean => word === veggie

/**
 * Diets that a word which means nothing else nearly names: kept, and asked about. `isNoun`: no food stands behind it.
 *
 * @example nearDiets('vegeterian', true)[0]?.term // 'vegetarian'
 */
export function nearDiets(word: string, isNoun: boolean): Understanding[] {
  const names = isDietAlone(word)
    ? isNoun
      ? ['vegetarian']
      : []
    : stopWords.has(word) || isEverydayWord(word)
      ? []
      : nearestNames(word)
          .map((near) => near.word)
          // "main" is nearly "jain".
          .filter((name) => name.length >= shortestName)
  return names
    .flatMap(dietsNamed)
    .map((one) => (one.kind === 'diet' ? { ...one, question: didYouMean(one.term) } : one))
}
