import { dayMs } from '@brightplate/contract/plain-date'
/** A dish of an earlier plan of the child. */
export interface EatenDish {
  recipeId: string
  /** The plain date on which it stood in the plan. */
  date: string
  /** Locked by the parent: it worked. */
  isLocked: boolean
}

/** Days after which a dish is as welcome as ever. */
const forgottenAfter = 15

/** How lately each recipe was eaten before a date: near 1 the day before, 0 from 15 days on. */
export function recencyOf(history: readonly EatenDish[], startDate: string): Map<string, number> {
  const recency = new Map<string, number>()
  for (const { recipeId, date } of history) {
    const ago = (Date.parse(startDate) - Date.parse(date)) / dayMs
    if (!(ago > 0) || ago >= forgottenAfter) continue
    const lately = (forgottenAfter - ago) / (forgottenAfter - 1)
    const before = recency.get(recipeId)
    if (before === undefined || before < lately) recency.set(recipeId, lately)
  }
  return recency
}
