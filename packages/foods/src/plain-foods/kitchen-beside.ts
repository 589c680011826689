import { typedNames } from '../interpret/names/typed-names.ts'
import { readTokens } from '../tokens/read-tokens.ts'

interface KitchenBeside {
  /** The words without the name of the kitchen. */
  words: readonly string[]
  /** Values of `cuisines` of the plain foods of that kitchen. */
  foodsOf: readonly string[]
}

let compiled: ReadonlyMap<string, readonly string[]> | null = null

/** Names of one word: `foodsOf` of each cuisine that has that name. */
function foodsByName() {
  compiled ??= new Map(
    [
      ...Map.groupBy(
        typedNames.cuisines.flatMap(({ names, foodsOf }) =>
          names.map((name) => ({ name: readTokens(name).words, foodsOf })),
        ),
        ({ name }) => (name.length === 1 ? (name[0] ?? '') : ''),
      ),
    ].map(([name, all]) => [name, all.flatMap(({ foodsOf }) => foodsOf)]),
  )
  return compiled
}

/**
 * What is left of a name that begins or ends with that of a kitchen: "baklava turkish". Null where it does not. Only a
 * food of that kitchen is meant: a Nigerian egg roll is no Chinese one.
 */
export function kitchenBeside(words: readonly string[]): KitchenBeside | null {
  if (words.length < 2) return null
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const ofLast = foodsByName().get(last)
  if (ofLast) return { words: words.slice(0, -1), foodsOf: ofLast }
  const ofFirst = foodsByName().get(first)
  return ofFirst ? { words: words.slice(1), foodsOf: ofFirst } : null
}
