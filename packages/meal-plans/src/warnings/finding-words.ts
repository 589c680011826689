import { type KeyedText, sayAsTyped } from '@brightplate/planner/texts/english'
import { ruleName } from '@brightplate/planner/texts/rule-names'
import type { Finding } from '../check/finding.ts'

/** Limits of `brokenAmounts` that have a sentence of their own. */
const amounts = [
  'fish-meals',
  'rice-dishes',
  'juice',
  'cocoa',
  'cows-milk',
  'fish-serving',
] as const

function wordsFound({ rule, id, certainty }: Extract<Finding, { kind: 'words' }>): KeyedText {
  const what = id.replaceAll('-', ' ')
  if (rule === 'diet') return sayAsTyped('finding.not-diet', { term: what })
  if (rule === 'age') return sayAsTyped('finding.not-for-age', {})
  return sayAsTyped(certainty === 'contains' ? 'finding.holds' : 'finding.may-hold', { what })
}

/** What is wrong, to follow the name of the dish: "holds milk". */
export function findingWords(finding: Finding): KeyedText {
  switch (finding.kind) {
    case 'words':
      return wordsFound(finding)
    case 'beside': {
      const { id: food, isUnread, rule } = finding
      if (isUnread) return sayAsTyped('finding.unread-beside', { food })
      return sayAsTyped('finding.out-beside', { food, rules: rule ? [ruleName(rule)] : [] })
    }
    case 'plate':
      return sayAsTyped('finding.plate', {})
    case 'amount': {
      const amount = amounts.find((id) => id === finding.id)
      return sayAsTyped(amount === undefined ? 'finding.too-much' : `finding.${amount}`, {})
    }
    case 'never-food':
      return sayAsTyped('finding.never-food', { food: finding.id })
    case 'never-dish':
      return sayAsTyped('finding.never-dish', {})
  }
}
