import type { ErrorBody } from '@brightplate/contract/api/error-body'
import { type AppError, errorBodyOf } from '../../../errors.ts'
import { SealError } from '../../../keys/envelope.ts'
import type { HouseholdKeys } from '../../../keys/household-keys.ts'
import { sealedColumns } from '../../../keys/sealed-columns.ts'
import type { GenerationRow } from './follow-generation.ts'

type OfGeneration = Pick<GenerationRow, 'householdId' | 'id' | 'childId'>

/** Its words may name the child, so they go with the child's key; of a child that is gone only the kind is kept. */
export function sealFailure(
  keys: HouseholdKeys,
  { householdId, id, childId }: OfGeneration,
  { code, extra }: Pick<AppError, 'code' | 'extra'>,
): Buffer {
  const key = keys.ofChild(childId)
  const body = errorBodyOf(code, key ? extra : {})
  return sealedColumns.failure.seal(key ?? keys.own, [householdId, id], body)
}

/**
 * What the parent reads of a generation that failed; null where that is not known. Whoever has waited since before
 * the child was deleted may still hold its key: what was said then is sealed under the household's own, or gone.
 */
export function openFailure(
  keys: HouseholdKeys,
  { householdId, id, childId, failure }: OfGeneration & Pick<GenerationRow, 'failure'>,
): ErrorBody | null {
  if (!failure) return null
  for (const key of [keys.ofChild(childId), keys.own]) {
    try {
      if (key) return sealedColumns.failure.open(key, [householdId, id], failure)
    } catch (error) {
      if (!(error instanceof SealError)) throw error
    }
  }
  return errorBodyOf('not_found')
}
