import type { Understanding } from '../../interpretation.ts'
import { isEverydayWord } from '../../spelling/is-everyday-word.ts'
import { findTerms } from '../../terms/find-terms.ts'
import { readTokens } from '../../tokens/read-tokens.ts'
import { didYouMean } from '../asking/questions.ts'
import { stopWords } from '../words/small-words.ts'
import { nameIndex } from './name-index.ts'
import { nearestNames } from './nearest-names.ts'
import { understandDiet } from './understand-names.ts'

/** In British English a diet, in American a vegetable: asked about. */
const vegetarian = 'veggie'
const shortestName = 5

function dietsNamed(name: string): Understanding[] {
  return findTerms(nameIndex(), readTokens(name)).flatMap(({ meanings }) =>
    meanings.flatMap(({ subject }) =>
      subject.startsWith('diet:') ? understandDiet(subject.slice('diet:'.length)) : [],
    ),
  )
}

/**
 * Diets that words which mean nothing else nearly name: kept, and asked about.
 *
 * @example nearDiets(['vegeterian'])[0]?.term // 'vegetarian'
 */
export function nearDiets(plain: readonly string[]): Understanding[] {
  const words = plain.filter((word) => !stopWords.has(word))
  const names =
    words.length === 1 && words[0] === vegetarian
      ? ['vegetarian']
      : words.flatMap((word) =>
          (isEverydayWord(word) ? [] : nearestNames(word))
            .map(({ name }) => name)
            // "main" is nearly "jain".
            .filter((name) => name.length >= shortestName),
        )
  return names
    .flatMap(dietsNamed)
    .map((one) => (one.kind === 'diet' ? { ...one, question: didYouMean(one.term) } : one))
}
