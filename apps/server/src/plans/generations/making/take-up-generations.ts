import { limits } from '@brightplate/contract/limits'
import { and, eq, gt, gte, inArray, lte, ne, or } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { ofMember, rowOf } from '../../../db/member.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import type { JobQueue } from '../../../jobs/queue/open-job-queue.ts'
import { lockSubscriptions } from '../../../subscriptions/status/lock-subscriptions.ts'
import { leaseMs } from '../reserving/reserve-generation.ts'

const hourMs = 60 * 60 * 1000

/** A job that the queue still has; it gives those of a process that died to another. */
async function hasJob({ boss }: Pick<JobQueue, 'boss'>, generationId: string): Promise<boolean> {
  const jobs = await boss.findJobs('generation', { data: { generationId } })
  return jobs.some(({ state }) => ['created', 'retry', 'active'].includes(state))
}

/** Under the household's lock: what was asked for after the lease lapsed stands in its place. */
async function renewLease(
  tx: Db,
  now: Date,
  { householdId, id, userId, addressHash, leaseUntil }: typeof generations.$inferSelect,
): Promise<void> {
  await lockSubscriptions(tx, householdId)
  const ofAccount = ofMember(generations, { householdId, userId })
  const [inItsPlace] = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(
        ne(generations.id, id),
        gte(generations.createdAt, leaseUntil),
        addressHash ? or(ofAccount, eq(generations.addressHash, addressHash)) : ofAccount,
      ),
    )
    .limit(1)
  if (inItsPlace) return
  await tx
    .update(generations)
    .set({ leaseUntil: new Date(now.getTime() + leaseMs) })
    .where(
      and(rowOf(generations, householdId, id), inArray(generations.status, ['queued', 'running'])),
    )
}

/**
 * Gives generations of the last day a new lease that lapsed while no process ran, so that they are made after all.
 * Call it at a start, before anyone is answered.
 */
export async function takeUpGenerations(
  db: Db,
  queue: Pick<JobQueue, 'boss'>,
  now: Date,
): Promise<void> {
  const lapsed = await db
    .select()
    .from(generations)
    .where(
      and(
        inArray(generations.status, ['queued', 'running']),
        lte(generations.leaseUntil, now),
        gt(generations.createdAt, new Date(now.getTime() - limits.idempotencyHours * hourMs)),
      ),
    )
  for (const generation of lapsed) {
    if (!(await hasJob(queue, generation.id))) continue
    await db.transaction((tx) => renewLease(tx, now, generation))
  }
}
