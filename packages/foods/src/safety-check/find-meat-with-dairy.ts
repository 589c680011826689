import type { DietId } from '../restrictions.ts'
import type { PlanText, SafetyViolation } from '../safety-violation.ts'
import { findMentions, type TextTerms } from './find-mentions.ts'
import { planLexicon } from './plan-lexicon.ts'

const meats = new Set([
  'origin:pork',
  'origin:beef',
  'origin:lamb',
  'origin:rabbit',
  'origin:poultry',
  'origin:meat',
])
const dairy = 'allergen:milk'

/** Meat or poultry together with dairy in one dish, by its lines. `termsOf` a line are those of the plan's lexicon. */
export function findMeatWithDairy(
  dish: PlanText['days'][number]['dishes'][number],
  day: number,
  diet: DietId,
  termsOf: (line: string) => TextTerms,
): SafetyViolation[] {
  const isEither = (subject: string) => subject === dairy || meats.has(subject)
  const mentions = dish.lines.flatMap(
    (line) => findMentions([planLexicon()], line, isEither, termsOf(line)).mentions,
  )
  const certain = mentions.filter(({ strength }) => strength !== 'label')
  const meat = certain.find(({ subject }) => meats.has(subject))
  const milk = certain.find(({ subject }) => subject === dairy)
  if (!meat || !milk) return []
  const found = `${meat.found}, ${milk.found}`
  return [{ rule: 'diet', id: diet, certainty: 'contains', day, slot: dish.slot, found }]
}
