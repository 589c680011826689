import type { PlanText, SafetyViolation } from '../safety-violation.ts'
import { findMentions, type TextTerms } from './find-mentions.ts'
import { planLexicon } from './plan-lexicon.ts'

const meats = new Set([
  'origin:beef',
  'origin:lamb',
  'origin:rabbit',
  'origin:poultry',
  'origin:meat',
])

/** Meat lines of a dish that do not say "halal". `termsOf` a line are those of the plan's lexicon. */
export function findUncertifiedMeat(
  dish: PlanText['days'][number]['dishes'][number],
  day: number,
  termsOf: (line: string) => TextTerms,
): SafetyViolation[] {
  return dish.lines.flatMap((line) => {
    const isMeat = (subject: string) => meats.has(subject)
    const { tokens, mentions } = findMentions([planLexicon()], line, isMeat, termsOf(line))
    const meat = mentions.find(({ strength }) => strength !== 'label' && strength !== 'dish')
    if (!meat || tokens.plain.includes('halal')) return []
    return [
      {
        rule: 'diet' as const,
        id: 'halal',
        certainty: 'check_label' as const,
        day,
        slot: dish.slot,
        found: meat.found,
      },
    ]
  })
}
