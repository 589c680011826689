import type { Targets } from '@brightplate/foods/targets/targets'
import { energyShare } from '../energy-share.ts'
import { dishesOfDay, type PlannedDay } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { slots } from '../slot.ts'

type Meals = Parameters<typeof dishesOfDay>[0]

/** The share of a day that is eaten at home, by the energy that its slots are meant to bring: 0 to 1. */
export function homeShareOfDay(day: Meals, profile: PlannerProfile): number {
  const out = dishesOfDay(day).map(({ eaten_out: isOut = false }) => isOut)
  if (!out.includes(true)) return 1
  return slots.reduce(
    (share, slot, index) => share + (out[index] ? 0 : energyShare(slot, profile)),
    0,
  )
}

/** Likewise of a mean day of a plan. */
export const homeShare = (days: readonly PlannedDay[], profile: PlannerProfile): number =>
  days.reduce((sum, day) => sum + homeShareOfDay(day, profile), 0) / days.length

/** What of a day’s targets the meals at home are judged by. */
export const targetsAtHome = (targets: Targets, share: number): Targets =>
  share === 1
    ? targets
    : {
        ...targets,
        energyKcal: targets.energyKcal * share,
        sodiumMg: targets.sodiumMg * share,
        retinolUg: targets.retinolUg * share,
        nutrients: targets.nutrients.map((one) => ({
          ...one,
          recommended: one.recommended * share,
          upper: one.upper === null ? null : one.upper * share,
        })),
      }
