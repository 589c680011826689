import type { PlanData, Slot } from './plan-data.ts'

/** The dish in a slot of a day, counted from 0; undefined where the plan has none. */
export function dishAt(plan: Pick<PlanData, 'days'>, day: number, slot: Slot) {
  const written = plan.days[day]
  if (!written) return undefined
  if (slot === 'snack_1') return written.snacks[0]
  if (slot === 'snack_2') return written.snacks[1]
  return written[slot]
}
