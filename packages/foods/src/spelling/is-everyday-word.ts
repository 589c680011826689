import { typedNames } from '../interpret/names/typed-names.ts'

let known: ReadonlySet<string> | null = null

const endings: readonly (readonly [ending: RegExp, bases: readonly string[]])[] = [
  [/ies$/u, ['y']],
  [/es$/u, ['', 'e']],
  [/s$/u, ['']],
  [/(.)\1ed$/u, ['$1']],
  [/ed$/u, ['', 'e']],
  [/(.)\1ing$/u, ['$1']],
  [/ing$/u, ['', 'e']],
  [/ly$/u, ['']],
]

/**
 * Whether a word belongs to everyday English or is of a person, so that it is no misspelt food.
 *
 * @example isEverydayWord('rocking') // true
 */
export function isEverydayWord(word: string): boolean {
  known ??= new Set([...typedNames.everydayWords, ...typedNames.words['other-person']])
  const words = known
  return (
    words.has(word) ||
    endings.some(
      ([ending, bases]) =>
        ending.test(word) && bases.some((base) => words.has(word.replace(ending, base))),
    )
  )
}
