import { readTokens } from '../../tokens/read-tokens.ts'
import type { AllergenConcept } from './typed-meanings.ts'
import { typedNames } from './typed-names.ts'

const wordsOf = (text: string) => readTokens(text).words.join(' ')

let compiled: ReadonlyMap<string, AllergenConcept> | null = null

/**
 * The name of several things that a text is, and nothing beside it: "chips", no "banana chips". Undefined where it is none.
 *
 * @example severalNamed('Quesadillas')?.eatenAs // ['cheese quesadilla', 'quesadilla salvadoreña']
 */
export function severalNamed(typed: string): AllergenConcept | undefined {
  compiled ??= new Map(
    typedNames.allergies
      .filter(({ isSeveral, eatenAs }) => isSeveral && eatenAs.length > 0)
      .flatMap((concept) =>
        [...concept.names, ...concept.asWritten].map((name) => [wordsOf(name), concept] as const),
      ),
  )
  const words = wordsOf(typed)
  const named = compiled.get(words)
  return named?.eatenAs.some((one) => wordsOf(one) === words) ? undefined : named
}
