import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { PlanNames } from '@brightplate/planner/spanish/texts/param-words'
import { spanishPhrase, spanishSentence } from '@brightplate/planner/spanish/texts/spanish-sentence'

/** A warning of a plan in Spanish; one of before, which has no keys, stays in English. */
export function warningInSpanish(warning: PlanWarning, names: PlanNames): PlanWarning {
  const { said, dish } = warning
  const found = said && spanishPhrase(said.found, names)
  if (!found) return warning
  const params = { ...said.text.params, found: found.text }
  const text = spanishSentence({ ...said.text, params }, names)
  if (!text) return warning
  return {
    ...warning,
    dish: dish === null ? null : (names.get(dish.toLowerCase()) ?? dish),
    reason: found.text,
    text: text.text,
    said: { found: { ...said.found, ...found }, text: { ...said.text, ...text } },
  }
}
