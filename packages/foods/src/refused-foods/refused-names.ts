import { allergenIds } from '../allergen.ts'
import type { Food } from '../food.ts'
import { foods } from '../foods.ts'
import { foodAliases } from '../ingredient-lines/names/food-aliases.ts'
import { typedNames } from '../interpret/names/typed-names.ts'
import { buildTermIndex, type TermIndex } from '../terms/term-index.ts'
import { readTokens } from '../tokens/read-tokens.ts'
import { allergenVocabularies } from '../vocabulary/allergen-vocabularies.ts'
import { cueWords } from '../vocabulary/cue-words.ts'
import { singleFoods } from '../vocabulary/single-foods.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { vocabularyOf } from '../vocabulary/vocabulary-of.ts'
import type { FoodGroup } from './food-group.ts'
import { foodGroups } from './food-groups.ts'
import { requireGroup } from './group-foods.ts'

/** What the shop or the cook says of a food, and what is no name of it by itself. */
const descriptors = new Set(cueWords['shop-words'])

/** Never seen on a plate: refused by name, they count only where a dish is named after them. */
const neverSeen =
  /^(?:salt|water|black-pepper|baking-|yeast-|sugar-|flour-|cornstarch|tapioca-starch|vegetable-stock|chicken-stock|beef-stock)|-(?:oil|extract)$|-oil-spread/u

export const isSeen = ({ id }: Food): boolean => !neverSeen.test(id)

const unlabelled = (name: string) =>
  name.split(/,? labelled | in | with | without | made /u)[0] ?? name

/** "black beans" and "beans" for "drained canned black beans", "cod" for "cod fillet". */
function namesOf(food: Food): string[] {
  const names = [food.name, food.plural ?? ''].flatMap((name) => {
    const words = unlabelled(name)
      .split(/[\s-]+/u)
      .filter(Boolean)
    const isNamed = (word: string) => !descriptors.has(word.toLowerCase())
    const lastNamed = words.findLastIndex(isNamed) + 1
    return words.flatMap((_, from) =>
      from < lastNamed && (isNamed(words[from] ?? '') || lastNamed - from > 1)
        ? [words.slice(from).join(' '), words.slice(from, lastNamed).join(' ')]
        : [],
    )
  })
  return [...names, ...(foodAliases[food.id] ?? [])]
}

const ownAbroad = ({ names: { en: _, ...abroad } }: FoodGroup) => Object.values(abroad).flat()

/** What other languages call a group; "Milch" is milk alone where a group of its own has that name. */
function typedAbroad(group: FoodGroup): string[] {
  const ofParts = new Set(group.holds.map(requireGroup).flatMap(ownAbroad).map(phraseOf))
  return group.namedAs
    .flatMap((id) => typedNames.allergies.filter((one) => one.id === id))
    .flatMap(({ abroad }) => abroad)
    .filter((name) => !ofParts.has(phraseOf(name)))
}

const called = (list: readonly string[]): Vocabulary => vocabularyOf({ itself: list })

let compiled: TermIndex | null = null

/**
 * All that a refused food is read for. A subject is a kind and a key: "group:fish", "food:carrot",
 * "group abroad:fish", "group named:fish", "word:tomato", "allergen:fish".
 */
export function refusedNames(): TermIndex {
  compiled ??= buildTermIndex([
    ...foodGroups.flatMap((group) => [
      [`group:${group.id}`, called(group.names.en)] as const,
      [`group abroad:${group.id}`, called(ownAbroad(group))] as const,
      [`group named:${group.id}`, called(typedAbroad(group))] as const,
    ]),
    ...foods.map((food) => [`food:${food.id}`, called(namesOf(food))] as const),
    ...[...singleFoods].map(
      ([id, { itself, abroad }]) => [`word:${id}`, called([id, ...itself, ...abroad])] as const,
    ),
    ...[...typedNames.words['plain-food'], ...typedNames.words['by-name']].map(
      (food) => [`word:${food}`, called([food])] as const,
    ),
    ...allergenIds.map((id) => {
      const { itself, abroad } = allergenVocabularies[id]
      return [`allergen:${id}`, vocabularyOf({ itself, abroad })] as const
    }),
  ])
  return compiled
}

/** Words, stemmed and joined: how phrases are compared. */
export const phraseOf = (text: string): string => readTokens(text).words.join(' ')
