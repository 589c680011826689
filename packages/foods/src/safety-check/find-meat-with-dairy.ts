import type { DietId } from '../restrictions.ts'
import type { PlanText, SafetyViolation } from '../safety-violation.ts'
import { findMentions } from './find-mentions.ts'
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

/** Meat or poultry together with dairy in one dish, by its lines. */
export function findMeatWithDairy(
  dish: PlanText['days'][number]['dishes'][number],
  day: number,
  diet: DietId,
): SafetyViolation[] {
  const mentions = dish.lines.flatMap(
    (line) =>
      findMentions([planLexicon()], line, (subject) => subject === dairy || meats.has(subject))
        .mentions,
  )
  const certain = mentions.filter(({ strength }) => strength !== 'label')
  const meat = certain.find(({ subject }) => meats.has(subject))
  const milk = certain.find(({ subject }) => subject === dairy)
  if (!meat || !milk) return []
  const found = `${meat.found}, ${milk.found}`
  return [{ rule: 'diet', id: diet, certainty: 'contains', day, slot: dish.slot, found }]
}
