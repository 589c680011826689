import type { RuleReason } from '../rules/rule-reason.ts'
import { sayPart } from './english.ts'
import { englishNames } from './english-names.ts'

const ageRules: Readonly<Record<string, string>> = englishNames.ageRules

/** A rule as a parent reads it: "no milk", "vegan". */
export function ruleName({ kind, id }: RuleReason): string {
  const what = id.replaceAll('-', ' ')
  switch (kind) {
    case 'allergen':
    case 'word':
      return sayPart('part.rule-without', { what })
    case 'refused':
      return sayPart('part.rule-refused', { what })
    case 'never':
    case 'never-dish':
      return sayPart('part.rule-never', { what })
    case 'paused':
      return sayPart('part.rule-paused', { what })
    case 'texture':
      return sayPart('part.rule-texture', { what })
    case 'age':
      return ageRules[id] ?? what
    case 'diet':
      return sayPart('part.rule-diet', { what })
  }
}
