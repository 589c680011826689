import {
  flavourWords,
  harmlessWords,
  makers,
} from '../../plain-foods/words-around/words-around-plain-foods.ts'
import { readTokens } from '../../tokens/read-tokens.ts'
import { namesSomething } from './entry-words.ts'

const heading = /^([^:：]*\p{L}[^:：]*)[:：]\s*(?=\p{L})/u

/** "Kraft: mac and cheese", "plain: rice". */
const ofFoods: ReadonlySet<string> = new Set([...makers, ...harmlessWords, ...flavourWords])

/**
 * What stands before a colon and is not known, with the colon: "Problem foods: ". Of the foods behind it nobody knows
 * whether they are eaten. Null where there is none.
 */
export function unknownHeading(typed: string): string | null {
  const found = heading.exec(typed)
  if (!found) return null
  const [all, head = ''] = found
  if (namesSomething(head)) return null
  return readTokens(head).words.every((word) => ofFoods.has(word)) ? null : all
}
