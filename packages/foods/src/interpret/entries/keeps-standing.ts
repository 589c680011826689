import { isContent } from '../filler/small-word.ts'
import { governedFoods, type Standing } from '../governed-foods.ts'
import { settledNames } from '../names/settled-names.ts'
import { foodNames } from '../read-excluded.ts'
import { isGoverning, readTagText, type TagText } from '../tag-text.ts'

const strictness: Readonly<Record<Standing, number>> = { liked: 0, plain: 0, beside: 1, out: 2 }

interface Statement {
  word: string
  standing: number
}

function standingIn(text: TagText): Standing[] {
  const settled = settledNames(
    text,
    ['puree', 'clinician', 'diet', 'advice', 'aside', 'texture', 'goal'],
    false,
  )
  const isSettled = (at: number) => settled.some(({ start, end }) => at >= start && at < end)
  const foods = foodNames(text, (at) => !isSettled(at))
  return governedFoods(text, settled, foods)
}

function statementsIn(typed: string): Statement[] {
  const text = readTagText(typed)
  const standing = standingIn(text)
  return text.tokens.plain.flatMap((word, at) =>
    isContent(text, at) && !isGoverning(text, at)
      ? [{ word, standing: strictness[standing[at] ?? 'plain'] }]
      : [],
  )
}

/**
 * Whether entries say of each word at least as much as the text that they were split from: what it refuses, they
 * refuse. `besideStays`: what stands beside a refusal may not become a wish either.
 */
export function keepsStanding(
  typed: string,
  entries: readonly string[],
  { besideStays }: { besideStays: boolean },
): boolean {
  const before = statementsIn(typed)
  const after = entries.flatMap(statementsIn)
  return (
    before.length === after.length &&
    before.every(({ word, standing }, at) => {
      const now = after[at]
      if (!now || now.word !== word) return false
      return now.standing >= standing || (standing === strictness.beside && !besideStays)
    })
  )
}
