import { requireFood } from '@brightplate/foods/foods'
import { suggestionOf } from '@brightplate/foods/reading/nearest-name'
import { shortFoodName } from '../short-food-name.ts'
import type { RecipeDocument } from './recipe-document.ts'

type Written = Pick<RecipeDocument, 'ingredients' | 'makes'>

const reference = /\{([^{}]*)\}/g
const named = /^([^:|]+?)(?:\|([^:|]+))?$/
const amount = /^([^:|]+?): ?amount$/
const vessels = /^[a-z ]+: ?([a-z ]+), (\d+) ([a-z ]+) each$/

/** What a text of a recipe names, and the text as `Recipe` holds it. */
export interface ReadText {
  text: string
  problems: string[]
}

const shapes =
  'write {oil}, {oil|other words}, {oil: amount} or {trays: sheet, 12 fingers each}, each brace closed'

function readReference(inside: string, written: Written, problems: string[]): string {
  const keys = Object.keys(written.ingredients)
  const foodOf = (key: string): string | null => {
    const found = Object.hasOwn(written.ingredients, key) ? written.ingredients[key] : undefined
    if (found) return found.food
    problems.push(`{${key}} is no ingredient${suggestionOf(key, keys) || `: ${keys.join(', ')}`}`)
    return null
  }
  const [, counted, each, pieces = ''] = vessels.exec(inside) ?? []
  if (counted) {
    const made = written.makes?.[pieces]
    if (made === undefined) {
      problems.push(
        `{${inside}} counts ${pieces}, and "makes" does not say how many there are${suggestionOf(pieces, Object.keys(written.makes ?? {})) || `: add "makes: { ${pieces}: 24 }"`}`,
      )
    }
    return `[#${made}/${each}|${counted}|${pieces}]`
  }
  const [, measured] = amount.exec(inside) ?? []
  if (measured) return `[${foodOf(measured)}#amount]`
  const [, key, words] = named.exec(inside) ?? []
  if (!key) {
    problems.push(`{${inside}} is no reference: ${shapes}`)
    return ''
  }
  const food = foodOf(key)
  if (food === null) return ''
  const shown = words ?? key
  return shown === shortFoodName(requireFood(food)) ? `[${food}]` : `[${food}|${shown}]`
}

/** Puts foods in the place of the keys that a name or step refers to. Every food of the recipe must be known. */
export function readReferences(text: string, written: Written): ReadText {
  const problems: string[] = []
  const plain = text.replace(reference, '')
  if (/[{}]/.test(plain)) problems.push(`a brace stands alone: ${shapes}`)
  if (/[[\]]/.test(plain)) problems.push('square brackets are kept for us: use round ones')
  return {
    text: text.replace(reference, (_, inside: string) => readReference(inside, written, problems)),
    problems,
  }
}
