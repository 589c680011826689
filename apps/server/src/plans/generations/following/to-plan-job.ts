import type { PlanJob } from '@brightplate/contract/plans/meal-plan'
import { AppError, errorBodyOf } from '../../../errors.ts'
import type { HouseholdKeys } from '../../../keys/household-keys.ts'
import { type GenerationRow, hasEnded } from './follow-generation.ts'
import { openFailure } from './generation-failure.ts'

/** Why there is no plan; null while there may still be one. */
export function failureOf(keys: HouseholdKeys, row: GenerationRow, now: Date): AppError | null {
  if (row.status === 'done' || !hasEnded(row, now)) return null
  const failure = openFailure(keys, row)
  return new AppError(failure?.code ?? 'internal_error', failure ?? {})
}

/** A generation as the contract shows it. */
export function toPlanJob(keys: HouseholdKeys, row: GenerationRow, now: Date): PlanJob {
  const failure = failureOf(keys, row, now)
  return {
    id: row.id,
    status: failure ? 'failed' : row.status,
    days_done: row.daysDone,
    days_wanted: row.durationDays,
    plan_id: row.planId,
    error: failure ? errorBodyOf(failure.code, failure.extra) : null,
  }
}
