import { namesSomething } from '@brightplate/foods/interpret/entries/entry-words'
import { isGoverned } from '@brightplate/foods/interpret/entries/governors-of-list'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { withoutHarmless } from '@brightplate/foods/plain-foods/words-around/words-around-plain-foods'

/** "Waffles if I let her": on what it hangs that it is eaten. */
const condition =
  /[\s,]+(?:but\s+)?(?:only\s+)?(?:if|when|whenever|because|cuz|as long as|so long as|depending on)\s+(.+?)(?=\s*(?:\([^()]*\))?$)/iu

/**
 * A food without a condition that names nothing and refuses nothing.
 *
 * @example withoutCondition('waffles if I let her') // 'waffles'
 */
export function withoutCondition(entry: string): string {
  const found = condition.exec(entry)
  if (!found) return entry
  const [all, clause = ''] = found
  const isOfState = /^(?:it|they)(?:['’]s|['’]re| is| are) not \p{L}+$/iu.test(clause)
  const hasMeaning = isOfState
    ? findPlainFoods(clause.replace(/^.* not /iu, '')).length > 0
    : namesSomething(clause) || isGoverned(withoutHarmless(all))
  const left = `${entry.slice(0, found.index)}${entry.slice(found.index + all.length)}`
  return hasMeaning ? entry : left
}
