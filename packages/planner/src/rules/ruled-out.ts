import { type KeyedText, say } from '../texts/english.ts'
import { ruleName } from '../texts/rule-names.ts'
import type { RuleReason } from './rule-reason.ts'

/** How many dishes each rule left out, most first. */
export function ruledOut(rejected: ReadonlyMap<string, RuleReason>): KeyedText[] {
  return [...Map.groupBy(rejected.values(), ruleName)]
    .map(([rule, { length: count }]) => ({ rule, count }))
    .sort((a, b) => b.count - a.count || a.rule.localeCompare(b.rule, 'en'))
    .map(({ rule, count }) => say('ruled-out', { count, rule }))
}
