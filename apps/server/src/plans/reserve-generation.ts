import { createHash } from 'node:crypto'
import { limits } from '@brightplate/contract/limits'
import type { GenerateBody } from '@brightplate/contract/meal-plan'
import { and, count, eq, gt, gte, inArray, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { generations, subscriptions } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { JobQueue } from '../jobs/open-job-queue.ts'
import { sendJob } from '../jobs/send-job.ts'
import { newId } from '../new-id.ts'
import { subscriptionStatusOf } from '../subscriptions/subscription-status.ts'

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

/** Longer than waiting for a worker, and a few of them dying, can take. */
export const leaseMs = 10 * 60 * 1000

export interface GenerationRequest {
  userId: string
  body: GenerateBody
  /** When the child's profile was last changed. */
  childChangedAt: Date
  startDate: string
  idempotencyKey: string | null
  seed: number
}

const requestHash = (body: GenerateBody): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        body.child_id,
        body.duration_days,
        body.start_date,
        body.time_zone,
        body.template_id,
      ]),
    )
    .digest('base64url')

async function findEarlier(tx: Db, now: Date, request: GenerationRequest) {
  if (!request.idempotencyKey) return null
  const ofKey = and(
    eq(generations.userId, request.userId),
    eq(generations.idempotencyKey, request.idempotencyKey),
  )
  const [row] = await tx.select().from(generations).where(ofKey)
  if (!row) return null
  const remembered = row.createdAt.getTime() > now.getTime() - limits.idempotencyHours * hourMs
  const lapsed = row.status !== 'done' && row.leaseUntil <= now
  if (!remembered || row.status === 'failed' || lapsed) {
    // Frees the key: failures and lapsed leases are not remembered.
    await tx.update(generations).set({ idempotencyKey: null }).where(eq(generations.id, row.id))
    return null
  }
  if (row.requestHash !== requestHash(request.body)) throw new AppError('idempotency_mismatch')
  return row
}

/** The same click after a reload has another key: while the first is under way, it stands for both. */
async function findUnderWay(tx: Db, now: Date, request: GenerationRequest) {
  if (!request.idempotencyKey) return null
  const [row] = await tx
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.userId, request.userId),
        eq(generations.requestHash, requestHash(request.body)),
        isNotNull(generations.idempotencyKey),
        inArray(generations.status, ['queued', 'running']),
        gt(generations.leaseUntil, now),
        gte(generations.createdAt, request.childChangedAt),
      ),
    )
    .limit(1)
  return row ?? null
}

async function requireQuota(tx: Db, now: Date, userId: string): Promise<void> {
  // The lock makes simultaneous requests of one account wait for each other.
  const [facts] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .for('update')
  if (!facts) throw new Error('An account without a subscription row')
  if (subscriptionStatusOf(facts, now).plan_type !== 'free') return
  const windowStart = new Date(now.getTime() - limits.freeWindowDays * dayMs)
  const [row] = await tx
    .select({ spent: count() })
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        gt(generations.createdAt, windowStart),
        or(
          eq(generations.status, 'done'),
          and(inArray(generations.status, ['queued', 'running']), gt(generations.leaseUntil, now)),
        ),
      ),
    )
  if ((row?.spent ?? 0) >= limits.freePlansPerWindow) throw new AppError('plan_limit_reached')
}

/**
 * Holds one plan of the quota for this request and sends its job, once however often it is sent with
 * one key; answers with the generation's id.
 * Throws `plan_limit_reached` and `idempotency_mismatch`.
 */
export async function reserveGeneration(
  db: Db,
  queue: Pick<JobQueue, 'boss'>,
  now: Date,
  request: GenerationRequest,
): Promise<string> {
  return db.transaction(async (tx) => {
    await tx
      .select({ userId: subscriptions.userId })
      .from(subscriptions)
      .where(eq(subscriptions.userId, request.userId))
      .for('update')
    const earlier = (await findEarlier(tx, now, request)) ?? (await findUnderWay(tx, now, request))
    if (earlier) return earlier.id
    await requireQuota(tx, now, request.userId)
    const generationId = newId(now)
    await tx.insert(generations).values({
      id: generationId,
      userId: request.userId,
      childId: request.body.child_id,
      durationDays: request.body.duration_days,
      startDate: request.startDate,
      status: 'queued',
      idempotencyKey: request.idempotencyKey,
      requestHash: requestHash(request.body),
      templateId: request.body.template_id ?? null,
      seed: request.seed,
      leaseUntil: new Date(now.getTime() + leaseMs),
      createdAt: now,
    })
    await sendJob(queue, tx, 'generation', { generationId })
    return generationId
  })
}
