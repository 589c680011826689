import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { Slot } from '@brightplate/contract/plans/plan-data'
import { alarms } from './alarms.ts'

/** The warning of what may hurt on one dish, if it has one. */
export const warningOn = (
  warnings: readonly PlanWarning[],
  day: number,
  slot: Slot,
): PlanWarning | undefined =>
  alarms(warnings).find((warning) => warning.day === day && warning.slot === slot)
