import { dishAt } from '../dish-at.ts'
import type { PlanData, PlatePart, Slot } from '../plan-data.ts'

/** What stands in a slot of a day, counted from 0; nothing where no dish stands there, or it was planned before dishes told their parts. */
export const partsAt = (
  plan: Pick<PlanData, 'days'>,
  day: number,
  slot: Slot,
): readonly PlatePart[] => dishAt(plan, day, slot)?.parts ?? []
