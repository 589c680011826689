import type { Food } from '../../food.ts'
import { foods } from '../../foods.ts'
import { foodAliases, groundBySpoon } from './food-aliases.ts'
import { readClaims } from './read-claims.ts'
import { conditionalWords, type FoodName, keyOfName, readName } from './read-name.ts'
import { aislesOfWord } from './word-lists.ts'

interface FoodIndex {
  /** Null where two foods share a name. */
  byKey: ReadonlyMap<string, Food | null>
  groundByKey: ReadonlyMap<string, Food>
  byHyphenatedId: ReadonlyMap<string, Food>
  /** The words of every name, for telling "which one?" from "none". */
  names: readonly (readonly [ReadonlySet<string>, Food])[]
}

const nameOf = (text: string): FoodName => {
  const { claims, rest } = readClaims(text)
  return readName(rest, claims)
}

/** The name with each word left out that this food's aisle may ignore. */
export function withoutConditional(name: FoodName, food: Food): FoodName {
  const ignored = conditionalWords(name).filter((word) =>
    aislesOfWord.get(word)?.includes(food.aisle),
  )
  return { ...name, words: name.words.filter((word) => !ignored.includes(word)) }
}

function buildIndex(): FoodIndex {
  const byKey = new Map<string, Food | null>()
  const names: (readonly [ReadonlySet<string>, Food])[] = []
  const own = new Set<string>()
  for (const food of foods) {
    const name = nameOf(food.name)
    names.push([new Set(name.words), food])
    // "basil" alone may be dried: a food that says "fresh" is never meant without it
    const short = name.words.includes('fresh') ? name : withoutConditional(name, food)
    for (const key of new Set([keyOfName(name), keyOfName(short)])) {
      const other = byKey.get(key)
      byKey.set(key, other === undefined || other === food ? food : null)
      own.add(key)
    }
  }
  const foodOfId = new Map(foods.map((food) => [food.id, food]))
  const aliased = (aliases: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(aliases).flatMap(([id, texts]) => {
      const food = foodOfId.get(id)
      return food ? texts.map((text) => [keyOfName(nameOf(text)), food] as const) : []
    })
  for (const [key, food] of aliased(foodAliases)) {
    if (own.has(key)) continue
    const other = byKey.get(key)
    byKey.set(key, other === undefined || other === food ? food : null)
  }
  return {
    byKey,
    groundByKey: new Map(aliased(groundBySpoon)),
    byHyphenatedId: new Map([...foodOfId].filter(([id]) => id.includes('-'))),
    names,
  }
}

let built: FoodIndex | null = null

/** The names of all foods, built once. */
export function foodIndex(): FoodIndex {
  built ??= buildIndex()
  return built
}
