import { createHash } from 'node:crypto'
import type { GoldenPlan } from './golden-plan.ts'

export type GoldenHashes = Record<keyof GoldenPlan, string>

/** By profile, then by seed. */
export type GoldenTable = Record<string, Record<string, GoldenHashes>>

/** Where the table is kept. */
export const goldenTablePath = 'scripts/golden-plans/golden-hashes.json'

/** The order of the fields of an object says nothing; that of a list does. */
function inOneOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const hashOf = (part: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(part, inOneOrder) ?? 'absent')
    .digest('hex')
    .slice(0, 16)

export const goldenHashes = (plan: GoldenPlan): GoldenHashes => ({
  days: hashOf(plan.days),
  'shopping list': hashOf(plan['shopping list']),
  tips: hashOf(plan.tips),
  nutrition: hashOf(plan.nutrition),
  'what is said of the profile': hashOf(plan['what is said of the profile']),
  warnings: hashOf(plan.warnings),
  swap: hashOf(plan.swap),
})
