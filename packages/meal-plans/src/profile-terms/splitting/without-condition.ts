import { namesSomething } from '@brightplate/foods/interpret/entries/entry-words'
import { isGoverned } from '@brightplate/foods/interpret/entries/governors-of-list'
import { withoutHarmless } from '@brightplate/foods/plain-foods/words-around/words-around-plain-foods'

/** "Waffles if I let her": on what it hangs that it is eaten. */
const condition =
  /[\s,]+(?:but\s+)?(?:only\s+)?(?:if|when|whenever|because|cuz|as long as|so long as|depending on)\s+(.+)$/iu

/**
 * A food without a condition that names nothing and refuses nothing.
 *
 * @example withoutCondition('waffles if I let her') // 'waffles'
 */
export function withoutCondition(entry: string): string {
  const found = condition.exec(entry)
  if (!found) return entry
  const [all, clause = ''] = found
  const hasMeaning = namesSomething(clause) || isGoverned(withoutHarmless(all))
  return hasMeaning ? entry : entry.slice(0, -all.length)
}
