import type { AppServices } from '../../../app-services.ts'
import type { Db } from '../../../db/database.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { newId } from '../../../new-id.ts'
import { inOrder } from '../../../request-limits/in-order.ts'
import { bestSubscription } from '../../../subscriptions/status/best-subscription.ts'
import { lockSubscriptions } from '../../../subscriptions/status/lock-subscriptions.ts'
import type { GenerationRequest } from './generation-request.ts'
import { sealMealsOut } from './meals-out-of-generation.ts'
import { nextPosition } from './next-position.ts'
import { requireQuota, requireRoomToWait } from './require-room.ts'
import { findSameGeneration } from './same-generation.ts'
import { sendGeneration } from './send-generation.ts'
import { sealTable } from './table-of-generation.ts'

/** Longer than waiting for a worker, and a few of them dying, can take. */
export const leaseMs = 10 * 60 * 1000

/**
 * Holds one plan of the quota for this request and sends its job, once however often it is sent with
 * one key; answers with the generation's id.
 * Throws `email_unverified`, `plan_limit_reached`, `too_many_waiting` and `idempotency_mismatch`.
 */
export async function reserveGeneration(
  db: Db,
  { queue, verifiesEmail }: Pick<AppServices, 'queue' | 'verifiesEmail'>,
  now: Date,
  request: GenerationRequest,
): Promise<string> {
  const reserve = async (tx: Db) => {
    // The lock makes simultaneous requests of one household wait for each other.
    const facts = bestSubscription(await lockSubscriptions(tx, request.householdId), now)
    const same = await findSameGeneration(tx, now, request)
    if (same) return same.id
    const { revises, childChangedAt: _, keys, mealsOut, table, ...columns } = request
    if (!revises) await requireQuota(tx, now, { facts, verifiesEmail }, request)
    await requireRoomToWait(tx, now, request)
    const id = newId(now)
    const generation = {
      id,
      ...columns,
      mealsOut: sealMealsOut(keys, { householdId: columns.householdId, id }, mealsOut),
      chosenTable: sealTable(keys, { ...columns, id }, table),
      status: 'queued' as const,
      revisedPlanId: revises?.planId ?? null,
      revisedRevision: revises?.revision ?? null,
      turn: await nextPosition(tx, now, request),
      leaseUntil: new Date(now.getTime() + leaseMs),
      createdAt: now,
    }
    await tx.insert(generations).values(generation)
    await sendGeneration(queue, tx, generation)
    return generation.id
  }
  return inOrder(request.householdId, () => db.transaction(reserve))
}
