import { withoutHarmless } from '../../plain-foods/words-around/words-around-plain-foods.ts'
import { isAllergenName } from '../asking/asked-about.ts'
import { isContent } from '../filler/small-word.ts'
import { foodNames } from '../read-excluded.ts'
import { doubtOfSafeFood } from '../safe-foods/doubt-of-safe-food.ts'
import { isGoverning, readTagText } from '../tag-text.ts'
import { isKnownEntry } from './entry-words.ts'
import { isGoverned } from './governors-of-list.ts'

/**
 * Whether what governs in a safe food is said of that food alone: "lactose free milk", "toast, no crust", neither
 * "no milk" nor "won't eat: milk".
 */
export function speaksOfItself(entry: string): boolean {
  const whole = readTagText(entry)
  // "none of these" speaks of others
  const isThing = whole.tokens.plain.some(
    (_, at) => isContent(whole, at) && !isGoverning(whole, at),
  )
  if (!isThing) return false
  if (!isGoverned(entry)) return doubtOfSafeFood(entry) === null
  const bare = withoutHarmless(entry)
  const text = readTagText(bare)
  // "soy free" claims, and names no food that is so
  const isOfNone = text.governors.some(
    ({ kind, end }) =>
      kind === 'refusal-after' &&
      !text.tokens.plain.some((_, at) => at >= end && isContent(text, at)),
  )
  return !isOfNone && !/[:：]/u.test(entry) && isKnownEntry(bare) && doubtOfSafeFood(entry) === null
}

const isBareAllergen = (entry: string): boolean => {
  const text = readTagText(entry)
  const [name, ...others] = foodNames(text, () => true)
  const isWhole = name?.start === 0 && name.end === text.tokens.plain.length
  return name !== undefined && others.length === 0 && isWhole && isAllergenName(name)
}

/**
 * Whether a safe food, `entry`, may govern those before and behind its commas: "milk, egg free cake", "pizza no
 * cheese, ham". A claim behind what is no allergen ("candy, lactose free milk") is of its own food.
 */
export function reachesOver(entry: string, before: string | undefined): boolean {
  const { governors } = readTagText(withoutHarmless(entry))
  const refusing = governors.filter(({ kind }) => kind !== 'liking' && kind !== 'everything')
  if (refusing.length === 0) return false
  const isClaim = refusing.every(({ kind, start }) => kind === 'refusal-after' && start > 0)
  return !isClaim || (before !== undefined && isBareAllergen(before))
}
