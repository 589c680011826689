import { and, gt, inArray, max, min } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { type Member, ofMember } from '../../../db/member.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'

/**
 * The position of an account's next generation, `turn` in its row: one after its last, and none before those that are
 * open now. Worked by position, the second of one account comes after the first of every other.
 */
export async function nextPosition(tx: Db, now: Date, member: Member): Promise<number> {
  const open = and(
    inArray(generations.status, ['queued', 'running']),
    gt(generations.leaseUntil, now),
  )
  const [first] = await tx
    .select({ turn: min(generations.turn) })
    .from(generations)
    .where(open)
  const [own] = await tx
    .select({ turn: max(generations.turn) })
    .from(generations)
    .where(and(open, ofMember(generations, member)))
  return Math.max(first?.turn ?? 0, (own?.turn ?? -1) + 1)
}
