import { wordsOf } from '../name-index.ts'
import { butters, condiments, harmlessWords } from '../words-around/words-around-plain-foods.ts'
import { byProduct } from './by-product.ts'
import { byName, bySpelling } from './by-words.ts'
import { type Found, none } from './found.ts'

const joints = /\s+(?:with|and|in|w\/|dipped in)\s+|\s*[&+]\s*/iu

/** "white toast with butter": buttered toast, where a name says so; else the toast. */
function buttered(head: readonly string[]): Found {
  for (let first = 0; first < head.length; first += 1) {
    const found = byName(['butter', ...head.slice(first)])
    if (found.length > 0) return found
  }
  return none
}

/** "nuggets with ketchup" is nuggets: what is put onto a food at the table. */
export function withoutCondiments(typed: string): Found {
  const [head, tail, ...rest] = typed.split(joints)
  if (head === undefined || tail === undefined || rest.length > 0) return none
  const onto = wordsOf(tail)
  if (!onto.every((word) => condiments.has(word) || harmlessWords.has(word))) return none
  const spelt = bySpelling(wordsOf(head))
  const found = spelt.length > 0 ? spelt : byProduct(head)
  if (found.length === 0 || !onto.some((word) => butters.has(word))) return found
  const withButter = buttered(wordsOf(head))
  return withButter.length > 0 ? withButter : found
}
