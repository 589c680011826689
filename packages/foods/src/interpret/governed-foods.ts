import { gapBefore } from '../tokens/gap-before.ts'
import { gap } from '../tokens/read-tokens.ts'
import type { SettledName } from './names/settled-names.ts'
import type { Governor, Stretch, TagText } from './tag-text.ts'
import { fillerWords, stopWords } from './words/small-words.ts'

/** What a tag says of the food at each of its words. */
export type Standing = 'out' | 'liked' | 'beside' | 'plain'

/** A clause of a tag: between its commas, brackets, ends and turns. */
interface Clause extends Stretch {
  /** Parted from the one before by a turn ("but") or an end, not by a comma alone. */
  isSeparate: boolean
  governors: readonly Governor[]
}

const wholeHints = new Set(['allergy', 'medicine', 'sign'])
const wishKinds = new Set(['texture', 'goal', 'advice', 'clinician', 'aside'])

/** "brown rice over white": what stands before is what is chosen. */
export const isCompared = ({ tokens }: TagText, { start, end }: Governor): boolean =>
  /^(?:over|to|(?:rather )?than|instead of|in place of)$/u.test(
    tokens.plain.slice(start, end).join(' '),
  )

function clausesOf(text: TagText, governors: readonly Governor[]): Clause[] {
  const { tokens } = text
  const { plain } = tokens
  // "everything but" turns nothing
  const turns = text.governors.filter(
    (one) =>
      one.kind === 'turn' &&
      !text.governors.some(
        (other) =>
          other.kind === 'refusal-before' && other.start < one.start && other.end >= one.end,
      ),
  )
  const clauses: Clause[] = []
  let start = 0
  let isSeparate = true
  const close = (end: number) => {
    if (end > start) {
      const own = governors.filter((one) => one.start >= start && one.end <= end)
      clauses.push({ start, end, isSeparate, governors: own })
    }
  }
  for (let at = 1; at <= plain.length; at += 1) {
    const turn = turns.some((one) => one.start === at)
    const width = gapBefore(tokens, at)
    if (at < plain.length && width < gap.comma && !turn) continue
    close(at)
    start = turn ? at + 1 : at
    isSeparate = turn || width >= gap.hard
  }
  return clauses
}

/** "milk:", "milk - ": something is said of the food. */
function isSpokenOf({ tag, tokens }: TagText, food: Stretch): boolean {
  const after = tag.slice(tokens.ends[food.end - 1] ?? tag.length)
  return food.end < tokens.plain.length && /^\s*(?::|：|–|—|->|=|→|⇒|➡)|^\s+-\s/u.test(after)
}

function isDashed({ tag, tokens }: TagText, food: Stretch): boolean {
  return /(?:^|\s)[-−–!]$/u.test(tag.slice(0, tokens.starts[food.start]))
}

/**
 * What a wish says of each of its words: what governs a list governs all of it, whatever parts it, and nothing
 * is liked in a tag that refuses anything. `foods` are the names that it holds.
 */
export function governedFoods(
  text: TagText,
  settled: readonly SettledName[],
  foods: readonly Stretch[],
): Standing[] {
  const { tokens } = text
  const count = tokens.plain.length
  const isCovered = ({ start, end }: Stretch) =>
    settled.some((name) => wishKinds.has(name.kind) && start >= name.start && end <= name.end)
  const governors = text.governors.filter(
    (one) => one.kind === 'harm' || one.kind === 'medicine' || !isCovered(one),
  )
  const refusesBefore = (one: Governor) => one.kind === 'refusal-before'
  const refusesAfter = (one: Governor) => one.kind === 'refusal-after'
  const isWhole = (one: Governor) => wholeHints.has(one.kind) || one.kind === 'harm'
  const isHint = (one: Governor) => refusesBefore(one) || refusesAfter(one) || isWhole(one)
  const standing: Standing[] = Array.from({ length: count }, () => 'plain')
  const set = (from: number, to: number, as: Standing) => standing.fill(as, from, to)
  const clauses = clausesOf(text, governors)
  const hasLiking = (clause: Clause) => clause.governors.some(({ kind }) => kind === 'liking')
  const foodsIn = ({ start, end }: Stretch) =>
    foods.filter((food) => food.start >= start && food.end <= end)
  const isSpoken = foods.some((food) => isSpokenOf(text, food))
  // "-milk" may be a bullet or a minus
  if (foods.some((food) => isDashed(text, food))) return standing.fill('beside')
  if (!governors.some(isHint) && !isSpoken) {
    // "loves fish, eggs, milk": the commas after it too
    let isLiked = false
    for (const clause of clauses) {
      if (clause.isSeparate) isLiked = false
      isLiked ||= hasLiking(clause)
      if (isLiked) set(clause.start, clause.end, 'liked')
      if (clause.governors.some(({ kind }) => kind === 'less' || kind === 'formerly'))
        set(clause.start, clause.end, 'beside')
    }
    return standing
  }
  standing.fill('beside')
  const ownLiking = (clause: Clause) => hasLiking(clause) && foodsIn(clause).length > 0
  for (const [nth, clause] of clauses.entries()) {
    const own = foodsIn(clause)
    const whole = clause.governors.find(isWhole)
    if (whole || own.some((food) => isSpokenOf(text, food))) {
      set(clause.start, clause.end, 'out')
      // A remark without a food of its own speaks of all that was named.
      if (own.length === 0 || !hasLiking(clause)) {
        for (const other of clauses) {
          if (own.length === 0 || !ownLiking(other) || !other.isSeparate)
            set(other.start, other.end, 'out')
        }
      }
    }
    for (const governor of clause.governors.filter(refusesBefore)) {
      const names = own.filter((food) => food.start >= governor.start)
      const behind = tokens.plain
        .slice(governor.end, clause.end)
        .filter((word) => !stopWords.has(word) && !fillerWords.has(word))
      set(governor.start, clause.end, 'out')
      // "doesn't eat: eggs, fish": small words alone end nothing
      const isBare = tokens.plain
        .slice(governor.end, clause.end)
        .every((word) => stopWords.has(word))
      const goesOn = names.length > 0 || behind.length > 0 || isBare
      if (goesOn) {
        for (const next of clauses.slice(nth + 1)) {
          if (hasLiking(next)) break
          set(next.start, next.end, 'out')
        }
      }
      // "milk: no", "eggs never"
      if (names.length === 0 && behind.length === 0 && !isCompared(text, governor))
        governBack(governor.end, nth)
    }
    for (const governor of clause.governors.filter(refusesAfter)) {
      // "rice, no beans" against "rice: no"
      const goesBefore = clause.governors.some(
        (one) => refusesBefore(one) && one.start === governor.start && one.end === governor.end,
      )
      if (!goesBefore) governBack(governor.end, nth)
    }
  }
  function governBack(end: number, nth: number): void {
    const clause = clauses[nth]
    if (!clause) return
    const liking = clause.governors.filter((one) => one.kind === 'liking' && one.end <= end).at(-1)
    const refusal = clause.governors.filter((one) => refusesBefore(one) && one.end < end).at(-1)
    set(Math.min(refusal?.start ?? clause.start, clause.start), end, 'out')
    if (liking) return
    // "loves cheese but not allowed": with no food of its own it speaks of the last that was named
    let isOfItsOwn = foodsIn({ start: clause.start, end }).length > 0
    for (const before of clauses.slice(0, nth).reverse()) {
      if (hasLiking(before) && isOfItsOwn) break
      isOfItsOwn ||= foodsIn(before).length > 0
      set(before.start, before.end, 'out')
    }
  }
  return standing
}
