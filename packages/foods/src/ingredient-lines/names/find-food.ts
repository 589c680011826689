import type { Food } from '../../food.ts'
import { containers } from '../amounts/kitchen-units.ts'
import { foodIndex, withoutConditional } from './food-index.ts'
import { conditionalWords, type FoodName, keyOfName } from './read-name.ts'

/** What a line tells about its food beside the name. */
export interface FoodHints {
  unit: string | null
  /** Words of the whole line, stemmed. */
  words: ReadonlySet<string>
}

const spoons = new Set(['tsp', 'tbsp', 'pinch', 'dash'])
const cutFresh = ['chopped', 'minced', 'snipped', 'torn', 'trimmed', 'washed', 'stemmed']
const growing = new Set(['sprig', 'bunch', 'leaf', 'stalk', 'handful', 'branch'])

const preserved =
  /\b(?:dried|dry|ground|frozen|canned|cooked|pasteurized|sweetened|jarred|pickle|powder)\b/iu
const heated = /\b(?:cooked|roasted|canned|pasteurized)\b/iu

function lookUp(name: FoodName): Food | null | undefined {
  const { byKey } = foodIndex()
  const exact = byKey.get(keyOfName(name))
  if (exact !== undefined) return exact
  const conditional = conditionalWords(name)
  if (conditional.length === 0) return undefined
  const words = name.words.filter((word) => !conditional.includes(word))
  const food = byKey.get(keyOfName({ ...name, words }))
  if (!food) return food
  // each word left out must be one that this aisle may ignore
  if (withoutConditional(name, food).words.length !== words.length) return undefined
  const isFresh = name.words.includes('fresh')
  const isRaw = name.words.includes('raw')
  if ((isFresh || isRaw) && name.states.length > 0) return undefined
  if (isFresh && preserved.test(food.name)) return undefined
  return isRaw && heated.test(food.name) ? undefined : food
}

function withHints(name: FoodName, hints: FoodHints): Food | null | undefined {
  const { unit, words } = hints
  if (unit !== null && spoons.has(unit) && name.states.length === 0 && !words.has('whole')) {
    const ground = foodIndex().groundByKey.get(keyOfName(name))
    if (ground) return ground
  }
  const looksFresh =
    (unit !== null && growing.has(unit)) || cutFresh.some((word) => words.has(word))
  if (!looksFresh || name.states.length > 0) return undefined
  const fresh = lookUp({ ...name, words: ['fresh', ...name.words] })
  // frozen spinach is chopped too
  const isHerb = fresh?.aisle === 'herbs-and-spices' || fresh?.id === 'ginger-root'
  return isHerb || (unit !== null && growing.has(unit) && unit !== 'handful') ? fresh : undefined
}

/**
 * The one food that a name means; null where it may mean several, undefined where it means none.
 */
export function findFood(name: FoodName, hints: FoodHints): Food | null | undefined {
  if (name.words.length === 0) return undefined
  if (hints.unit === 'can' && !name.states.includes('canned')) {
    const canned = lookUp({ ...name, states: [...name.states, 'canned'].sort() })
    if (canned !== undefined) return canned
    const food = lookUp(name)
    return food && food.measures.can === undefined ? undefined : food
  }
  const food = lookUp(name) ?? withHints(name, hints)
  // a jar or box of a fresh food is preserved in some way
  const isPacked = hints.unit !== null && containers.has(hints.unit)
  if (food && isPacked && food.aisle === 'vegetables' && name.states.length === 0) {
    return /^(?:bag|box|package|basket|container)$/u.test(hints.unit ?? '') ? food : undefined
  }
  return food
}

/** Whether some food's name holds all these words, so that the line leaves open which it is. */
export function mayBeOneOf(name: FoodName): boolean {
  const words = name.words.filter((word) => word !== 'and' && word !== 'or')
  return (
    words.length > 0 && foodIndex().names.some(([known]) => words.every((word) => known.has(word)))
  )
}
