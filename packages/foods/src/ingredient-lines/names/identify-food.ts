import type { Food } from '../../food.ts'
import { trailingUnits } from '../amounts/kitchen-units.ts'
import { findFood, mayBeOneOf } from './find-food.ts'
import { readClaims } from './read-claims.ts'
import { comparedWords, type FoodName, readName } from './read-name.ts'
import type { Remarks } from './read-remarks.ts'
import { aislesOfWord } from './word-lists.ts'

export interface IdentifiedFood {
  food: Food | null
  /** The name is that of some food, and the line leaves open which. */
  isAmbiguous: boolean
  /** Words of the name and of the remarks, as compared. */
  words: ReadonlySet<string>
}

function withStates(name: FoodName, states: readonly string[]): FoodName {
  return { ...name, states: [...new Set([...name.states, ...states])].sort() }
}

/** Whether a remark may turn the food that its name means into another. */
function isDoubtful(food: Food, claims: readonly string[], remarks: Remarks): boolean {
  const own = new Set(comparedWords(food.name))
  return (
    remarks.alternative ||
    [...remarks.unexplained].some((word) => !own.has(word)) ||
    [...remarks.conditional].some((word) => !aislesOfWord.get(word)?.includes(food.aisle)) ||
    // "gluten-free bread, if needed" may be any bread
    (claims.length > 0 && remarks.words.has('if'))
  )
}

/** The one food that a line's name and remarks mean together. */
export function identifyFood(name: string, unit: string | null, remarks: Remarks): IdentifiedFood {
  const named = readClaims(name)
  const claims = [...new Set([...named.claims, ...remarks.claims])].sort()
  const words = new Set([...comparedWords(name), ...remarks.words])
  const hints = { unit, words }
  const states = [...remarks.states]
  const plain = readName(named.rest, claims)
  let found = findFood(withStates(plain, states), hints)
  let isCooked = remarks.isCooked
  if (found === undefined && remarks.states.has('cooked')) {
    isCooked = true
    const uncooked = states.filter((state) => state !== 'cooked')
    found = findFood(withStates(plain, uncooked), hints)
  }
  if (found === undefined && unit !== null && trailingUnits.has(unit)) {
    found = findFood(withStates(readName(`${named.rest} ${unit}`, claims), states), hints)
  }
  // a piece stays a piece when cooked; a cup or an ounce does not
  const isOtherCooked = isCooked && unit !== null && unit !== 'slice'
  const food = found && !isOtherCooked && !isDoubtful(found, claims, remarks) ? found : null
  return { food, isAmbiguous: found !== undefined || mayBeOneOf(plain), words }
}
