import { limits } from '@brightplate/contract/limits'
import { and, eq, gt, gte, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { ofMember, rowOf } from '../../../db/member.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { AppError } from '../../../errors.ts'
import type { GenerationRow } from '../following/follow-generation.ts'
import type { GenerationRequest } from './generation-request.ts'

const hourMs = 60 * 60 * 1000

async function ofSameKey(tx: Db, now: Date, request: GenerationRequest) {
  if (!request.idempotencyKey) return null
  const ofKey = and(
    ofMember(generations, request),
    eq(generations.idempotencyKey, request.idempotencyKey),
  )
  const [row] = await tx.select().from(generations).where(ofKey)
  if (!row) return null
  const remembered = row.createdAt.getTime() > now.getTime() - limits.idempotencyHours * hourMs
  const lapsed = row.status !== 'done' && row.leaseUntil <= now
  if (!remembered || row.status === 'failed' || lapsed) {
    // Frees the key: failures and lapsed leases are not remembered.
    await tx
      .update(generations)
      .set({ idempotencyKey: null })
      .where(rowOf(generations, row.householdId, row.id))
    return null
  }
  if (row.requestHash !== request.requestHash) throw new AppError('idempotency_mismatch')
  return row
}

async function underWay(
  tx: Db,
  now: Date,
  request: GenerationRequest,
  ...conditions: readonly SQL[]
): Promise<GenerationRow | null> {
  const ofRequest = and(
    ofMember(generations, request),
    inArray(generations.status, ['queued', 'running']),
    gt(generations.leaseUntil, now),
    ...conditions,
  )
  const [row] = await tx.select().from(generations).where(ofRequest).limit(1)
  return row ?? null
}

/** The same click after a reload has another key: while the first is under way, it stands for both. */
async function ofSameBody(tx: Db, now: Date, request: GenerationRequest) {
  if (!request.idempotencyKey) return null
  return underWay(
    tx,
    now,
    request,
    eq(generations.requestHash, request.requestHash),
    isNotNull(generations.idempotencyKey),
    gte(generations.createdAt, request.childChangedAt),
  )
}

/** Making one revision of a plan again twice would throw one of the two away. */
async function ofSameRevision(tx: Db, now: Date, request: GenerationRequest) {
  if (!request.revises) return null
  const row = await underWay(
    tx,
    now,
    request,
    eq(generations.revisedPlanId, request.revises.planId),
    eq(generations.revisedRevision, request.revises.revision),
  )
  // What comes of it is not what is asked for, and the revision will be another.
  if (row && row.requestHash !== request.requestHash) throw new AppError('plan_changed')
  return row
}

/**
 * A generation that already does what is asked for; null where there is none. Throws
 * `idempotency_mismatch` and, where one revision is made again in another way, `plan_changed`.
 */
export const findSameGeneration = async (
  tx: Db,
  now: Date,
  request: GenerationRequest,
): Promise<GenerationRow | null> =>
  request.revises
    ? ofSameRevision(tx, now, request)
    : ((await ofSameKey(tx, now, request)) ?? (await ofSameBody(tx, now, request)))
