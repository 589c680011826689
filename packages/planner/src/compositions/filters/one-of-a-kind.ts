import type { MealComposition } from '../meal-composition.ts'
import { holdsMeat } from './holds-meat.ts'
import { kindOf } from './kind-of.ts'

const meat = kindOf('meat')

/** No rice beside pasta. */
const grains: readonly (string | null)[] = ['pasta', 'rice', 'noodles']

/** The kinds of thing that a part is, each once. */
function kindsOf(part: MealComposition[number]): (string | null)[] {
  const kind = kindOf(part.candidateFood.group)
  if (grains.includes(kind)) return ['grain', ...(holdsMeat(part.candidateFood) ? [meat] : [])]
  return kind !== meat && holdsMeat(part.candidateFood) ? [kind, meat] : [kind]
}

const nameOf = ({ candidateFood: { dish } }: MealComposition[number]): string =>
  dish?.recipe.name ?? ''

/** "Mac and cheese with hot dogs" holds hot dogs, "beef and broccoli" broccoli. */
const isNamedIn = (name: string, thing: string): boolean =>
  name.endsWith(` with ${thing}`) ||
  name.endsWith(` and ${thing}`) ||
  name.startsWith(`${thing} and `) ||
  name.startsWith(`${thing} with `)

/** "Raw carrots" and "cooked carrots" are carrots, beside one another too. */
const shape = /^(?:raw|cooked|steamed) | sticks$/

const vegetableOf = ({ candidateFood: { group, dish } }: MealComposition[number]): string | null =>
  group === 'vegetable-raw' || group === 'vegetable-cooked'
    ? (dish?.recipe.name.replace(shape, '') ?? null)
    : null

const holdsAnother = (composition: MealComposition): boolean =>
  composition.some((part) => {
    const name = nameOf(part)
    return composition.some((other) => other !== part && isNamedIn(name, nameOf(other)))
  })

/** No mozzarella of ours beside a bagel with cream cheese. */
const isCheeseBesideCheese = (composition: MealComposition): boolean =>
  composition.some(
    (part) =>
      part.role === 'side' &&
      part.candidateFood.group === 'cheese' &&
      composition.some((other) => other !== part && /\bcheese\b/u.test(nameOf(other))),
  )

const areDifferent = (things: readonly string[]): boolean => new Set(things).size === things.length

/** Whether a composition holds no two of a kind: no toast beside bread, no milk beside juice. */
export function isOneOfAKind(composition: MealComposition): boolean {
  if (holdsAnother(composition) || isCheeseBesideCheese(composition)) return false
  return (
    areDifferent(composition.flatMap(kindsOf).filter((one) => one !== null)) &&
    areDifferent(composition.map(vegetableOf).filter((one) => one !== null))
  )
}
