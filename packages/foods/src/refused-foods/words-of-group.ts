import { foodHasAnyOf, foodIsCalledAnyOf, foodIsNamed, type JudgedFood } from '../food-words.ts'
import { foods } from '../foods.ts'
import { typedNames } from '../interpret/names/typed-names.ts'
import { plainFoods } from '../plain-foods/plain-foods.ts'
import { singleFoods } from '../vocabulary/single-foods.ts'
import type { FoodGroup } from './food-group.ts'
import { foodGroups } from './food-groups.ts'
import { foodsOfGroup, withParts } from './group-foods.ts'
import { phraseOf } from './refused-names.ts'

/** "labelled free of milk", "egg-free": a group holds the variant and the ordinary food alike. */
function namesOfFood(name: string): string[] {
  const bare = name.toLowerCase().replace(/,? labelled .*$/u, '')
  const ordinary = bare.replace(/\b[a-z]+-free\b,?(?: and)? ?/gu, '').trim()
  return [...new Set([bare, ordinary])]
}

/** A kind of dish, a texture or a state is nothing that a food of the tables is by itself. */
const isOfFoods = (group: FoodGroup): boolean =>
  withParts(group).every(
    ({ form, state, textures, temperatures, flavours, courses }) =>
      !form && !state && !textures && !temperatures && !flavours && !courses,
  )

/** Names of allergens, which every food says it holds or not. */
const allergenNames: ReadonlySet<string> = new Set(
  typedNames.allergies.flatMap(({ allergens, names }) =>
    allergens.length > 0 ? names.map(phraseOf) : [],
  ),
)

/** Single foods by name. */
const singleNames: ReadonlySet<string> = new Set(
  [...singleFoods.keys(), ...typedNames.words['plain-food']].map(phraseOf),
)

const phrase = (text: string) => ` ${phraseOf(text)} `

const plainNames = () => plainFoods.map(({ name }) => ({ name, read: phrase(name) }))

/** Plain foods that are called by a word of the group: "white toast" is bread. */
function plainFoodsOf(group: FoodGroup, names: ReturnType<typeof plainNames>): string[] {
  const parts = withParts(group)
  const words = parts.flatMap(({ dishWords = [] }) => dishWords.map(phrase))
  const others = parts.flatMap(({ otherThings = [] }) => otherThings.map(phrase))
  return names.flatMap(({ name, read }) => {
    const left = others.reduce((text, other) => text.replaceAll(other, ' | '), read)
    return words.some((word) => left.includes(word)) ? namesOfFood(name) : []
  })
}

/** What a name is at heart: "canned peaches" of "canned peaches in juice". */
const kindIn = (name: string) =>
  phrase(name.split(/,? labelled |,| in | with | without /u)[0] ?? '')

/** A word for what is in other things, with the foods that are of that kind and those that are called by it. */
interface PartWord {
  word: string
  kinds: readonly string[]
  named: readonly string[]
}

function partWords(): PartWord[] {
  const tables = [...foods, ...plainFoods.map(({ food }) => food)]
  const words = new Set(tables.flatMap(({ madeOf, countsAs }) => [...madeOf, ...countsAs]))
  for (const word of words) if (allergenNames.has(phraseOf(word))) words.delete(word)
  const read = foods.map(({ id, name }) => ({ id, kind: kindIn(name) }))
  return [...words].map((word) => ({
    word,
    kinds: read.flatMap(({ id, kind }) => (kind.endsWith(phrase(word)) ? id : [])),
    named: foods.flatMap((food) => (foodIsNamed(food, word) ? food.id : [])),
  }))
}

/** "Chickpea" for beans; neither "egg" for pasta that is made with it, nor "corn", which is mostly no vegetable. */
function partsOf(held: ReadonlySet<string>, parts: readonly PartWord[]): string[] {
  const share = (ids: readonly string[]) =>
    ids.filter((id) => held.has(id)).length / Math.max(1, ids.length)
  return parts.flatMap(({ word, kinds, named }) =>
    share(kinds) > 1 / 2 && share(named) >= 1 / 2 ? word : [],
  )
}

/** What a word for a group of foods stands for. */
export interface GroupWords {
  /** Names of its foods: they exclude what is called so. */
  names: readonly string[]
  /** Words for what is in other things: they exclude what holds it too. */
  parts: readonly string[]
}

let compiled: ReadonlyMap<string, GroupWords> | null = null

function wordsByName(): ReadonlyMap<string, GroupWords> {
  if (compiled) return compiled

  const named = foods.map(({ id, name }) => ({ id, names: namesOfFood(name) }))
  const plain = plainNames()
  const parts = partWords()
  const read = new Map<string, GroupWords>()
  const add = (name: string, words: GroupWords) => {
    const key = phraseOf(name)
    if (allergenNames.has(key)) return
    const { names, parts } = read.get(key) ?? none
    read.set(key, {
      names: [...new Set([...names, ...words.names])],
      parts: [...new Set([...parts, ...words.parts])],
    })
  }
  for (const { names, foods: own } of typedNames.allergies) {
    for (const name of own.length > 1 ? names : []) add(name, { names: [], parts: own })
  }
  const isAllergen = ({ names }: FoodGroup) =>
    names.en.some((name) => allergenNames.has(phraseOf(name)))
  for (const group of foodGroups) {
    if (!isOfFoods(group) || isAllergen(group)) continue
    const held = new Set(foodsOfGroup(group).keys())
    if (held.size === 0) continue
    const own = named.flatMap(({ id, names }) => (held.has(id) ? names : []))
    const words = {
      names: [...own, ...plainFoodsOf(group, plain)],
      parts: partsOf(held, parts),
    }
    const [main, ...others] = Object.values(group.names).flat()
    // "zucchini" among the names of squash is a food by itself.
    const alike = others.filter((name) => !singleNames.has(phraseOf(name)))
    for (const name of [group.name, main ?? group.name, ...alike]) add(name, words)
  }
  compiled = read
  return compiled
}

const none: GroupWords = { names: [], parts: [] }

/**
 * What a word for a group of foods excludes with it; nothing where it names none, or an allergen, of which every
 * food says whether it is there.
 *
 * @example wordsOfGroup('cheese').names // ['cheddar cheese', 'paneer', ...]
 */
export const wordsOfGroup = (word: string): GroupWords => wordsByName().get(phraseOf(word)) ?? none

const isInGroup = new Map<GroupWords, (food: JudgedFood) => boolean>()

/** Whether a food is of the group that a word names, or is made of it; the word is read once. */
export function foodIsInGroup(word: string): (food: JudgedFood) => boolean {
  const group = wordsOfGroup(word)
  if (group === none) return () => false
  let isIn = isInGroup.get(group)
  if (!isIn) {
    const isNamed = foodIsCalledAnyOf(group.names)
    const isHeld = foodHasAnyOf(group.parts)
    isIn = (food) => isNamed(food) || isHeld(food)
    isInGroup.set(group, isIn)
  }
  return isIn
}
