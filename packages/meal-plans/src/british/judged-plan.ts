import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { inAmericanSpelling } from '@brightplate/foods/languages/british/in-british'

/**
 * As the list of words spells it; what stands in a plan beside words is spelled alike in both. A tip that reads alike
 * in both was read where the plan was made.
 */
export function judgedPlan(translated: PlanData, { general_tips: tips }: PlanData): PlanData {
  const general_tips = translated.general_tips.map((tip, index) => (tip === tips[index] ? '' : tip))
  return JSON.parse(JSON.stringify({ ...translated, general_tips }), (_, value: unknown) =>
    typeof value === 'string' ? inAmericanSpelling(value) : value,
  )
}
