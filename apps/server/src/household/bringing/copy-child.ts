import { and, eq } from 'drizzle-orm'
import { profileColumns } from '../../children/stored/child-columns.ts'
import { openChild } from '../../children/stored/open-child.ts'
import { openConsent, sealConsent } from '../../consents/consent-row.ts'
import type { Db } from '../../db/database.ts'
import { rowOf } from '../../db/member.ts'
import { children } from '../../db/tables/household/children.ts'
import { goalTicks } from '../../db/tables/household/goal-ticks.ts'
import { withdrawnConsents } from '../../db/tables/household/withdrawn-consents.ts'
import { AppError } from '../../errors.ts'
import { openGoal, sealTick } from '../../goal-ticks/tick-row.ts'
import type { BetweenHomes } from '../own-home/between-homes.ts'
import { copyPlans } from './copy-plans.ts'

async function copyTicks(tx: Db, { from, to }: BetweenHomes, childId: string): Promise<void> {
  const rows = await tx
    .select()
    .from(goalTicks)
    .where(and(eq(goalTicks.householdId, from.householdId), eq(goalTicks.childId, childId)))
  for (const row of rows) {
    const tick = openGoal(from, row)
    if (!tick) continue
    const { tickedAt } = row
    await tx.insert(goalTicks).values({ ...sealTick(to, childId, tick), tickedAt })
  }
}

async function copyConsents(tx: Db, { from, to }: BetweenHomes, childId: string): Promise<void> {
  const { householdId } = from
  const rows = await tx
    .select()
    .from(withdrawnConsents)
    .where(
      and(eq(withdrawnConsents.householdId, householdId), eq(withdrawnConsents.childId, childId)),
    )
  for (const row of rows) {
    const opened = openConsent(from, row)
    const consent = opened && sealConsent(to, row.id, { childId }, opened)
    if (!consent) continue
    await tx.insert(withdrawnConsents).values({ ...row, householdId: to.householdId, consent })
  }
}

/** Writes a child with all that hangs on it into another household, sealed under its keys there. Throws `not_found`. */
export async function copyChild(tx: Db, homes: BetweenHomes, childId: string): Promise<void> {
  const { from, to } = homes
  const [row] = await tx
    .select()
    .from(children)
    .where(rowOf(children, from.householdId, childId))
  const opened = row && openChild(from, row)
  if (!opened) throw new AppError('not_found')
  const { id, created_at: _, ...profile } = opened
  const { createdAt, updatedAt } = row
  await tx.insert(children).values({
    householdId: to.householdId,
    id,
    ...profileColumns(to, id, profile),
    createdAt,
    updatedAt,
  })
  await copyTicks(tx, homes, id)
  await copyConsents(tx, homes, id)
  await copyPlans(tx, homes, id)
}
