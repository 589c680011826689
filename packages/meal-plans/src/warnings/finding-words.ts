import { ruleName } from '@brightplate/planner/texts/rule-names'
import type { Finding } from '../check/finding.ts'

/** By the limits of `brokenAmounts`. */
const amountReasons: Readonly<Record<string, string>> = {
  'fish-meals': 'is one fish meal too many in its week',
  'rice-dishes': 'is one rice dish too many in its day',
  juice: 'is more juice than fits a day at this age',
  cocoa: 'is more cocoa than fits a day',
  'cows-milk': 'is more cow’s milk than fits a day at this age',
  'fish-serving': 'is more fish than fits this age',
}

function wordsReason({ rule, id, certainty }: Extract<Finding, { kind: 'words' }>): string {
  const plain = id.replaceAll('-', ' ')
  if (rule === 'diet') return `does not fit “${plain}”`
  if (rule === 'age') return 'is not for this age'
  return `${certainty === 'contains' ? 'holds' : 'may hold'} ${plain}`
}

/** What is wrong, to follow the name of the dish: "holds milk". */
export function findingWords(finding: Finding): string {
  switch (finding.kind) {
    case 'words':
      return wordsReason(finding)
    case 'beside': {
      const { id, isUnread, rule } = finding
      if (isUnread) return `has “${id}” beside it, whose label is to be read first`
      return `has “${id}” beside it, which stays out${rule ? ` (${ruleName(rule)})` : ''}`
    }
    case 'plate':
      return 'has on the plate of another of your children what that child must not be given'
    case 'amount':
      return amountReasons[finding.id] ?? 'is more than fits this age'
    case 'never-food':
      return `has ${finding.id} in it: you said “never again”`
    case 'never-dish':
      return 'is a dish of which you said “never again”'
  }
}
