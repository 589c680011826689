import { type KeyedText, say } from '../texts/english.ts'
import { ruleName } from '../texts/rule-names.ts'
import type { RuleReason } from './rule-reason.ts'

/** How many dishes each rule left out, most first. */
export function ruledOut(rejected: ReadonlyMap<string, RuleReason>): KeyedText[] {
  const counts = new Map<string, number>()
  for (const reason of rejected.values()) {
    const rule = ruleName(reason)
    counts.set(rule, (counts.get(rule) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b, 'en'))
    .map(([rule, count]) => say('ruled-out', { count, rule }))
}
