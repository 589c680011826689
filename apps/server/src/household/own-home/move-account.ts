import { and, eq, isNull } from 'drizzle-orm'
import { findUser, sealPerson } from '../../auth/users/find-user.ts'
import { openConsent, sealConsent } from '../../consents/consent-row.ts'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { accessEvents } from '../../db/tables/household/access/access-events.ts'
import { credentials } from '../../db/tables/household/access/credentials.ts'
import { recoveryCodes } from '../../db/tables/household/access/recovery-codes.ts'
import { secondFactors } from '../../db/tables/household/access/second-factors.ts'
import { households } from '../../db/tables/household/households.ts'
import { subscriptions } from '../../db/tables/household/subscriptions.ts'
import { users } from '../../db/tables/household/users.ts'
import { withdrawnConsents } from '../../db/tables/household/withdrawn-consents.ts'
import { AppError } from '../../errors.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import type { BetweenHomes } from './between-homes.ts'
import { moveDirectory } from './move-directory.ts'

async function copyUser(tx: Db, now: Date, { from, to }: BetweenHomes, userId: string) {
  const user = await findUser(tx, from, userId)
  if (!user) throw new AppError('not_found')
  const { name, email, ...row } = user
  const { householdId } = to
  const person = sealPerson(to, userId, { name, email })
  await tx.insert(households).values({ householdId, createdAt: now })
  await tx.insert(users).values({ ...row, householdId, role: 'owner', person, updatedAt: now })
}

/** What proves who they are. Recovery codes are hashes under the key that is left behind, so they end. */
async function copyProofs(tx: Db, { from, to }: BetweenHomes, userId: string): Promise<boolean> {
  const before = { householdId: from.householdId, userId }
  const member = { householdId: to.householdId, userId }
  const passwords = await tx.select().from(credentials).where(ofMember(credentials, before))
  for (const row of passwords) await tx.insert(credentials).values({ ...row, ...member })
  const apps = await tx.select().from(secondFactors).where(ofMember(secondFactors, before))
  for (const row of apps) {
    const { factorSecret } = sealedColumns
    const opened = factorSecret.open(from.own, [from.householdId, userId], row.secret)
    const secret = factorSecret.seal(to.own, [to.householdId, userId], opened)
    await tx.insert(secondFactors).values({ ...row, ...member, secret })
  }
  return (await tx.$count(recoveryCodes, ofMember(recoveryCodes, before))) > 0
}

async function copyEvents(tx: Db, { from, to }: BetweenHomes, userId: string): Promise<void> {
  const { householdId } = to
  const rows = await tx
    .select()
    .from(accessEvents)
    .where(ofMember(accessEvents, { householdId: from.householdId, userId }))
  if (rows.length === 0) return
  const { accessEvent } = sealedColumns
  await tx.insert(accessEvents).values(
    rows.map((row) => {
      const event = accessEvent.open(from.own, [from.householdId, row.id], row.event)
      return { ...row, householdId, event: accessEvent.seal(to.own, [householdId, row.id], event) }
    }),
  )
}

/** What they alone agreed to and took back; what was about a child is the household's. */
async function copyConsents(tx: Db, { from, to }: BetweenHomes, userId: string): Promise<void> {
  const own = ofMember(
    { householdId: withdrawnConsents.householdId, userId: withdrawnConsents.userId },
    { householdId: from.householdId, userId },
  )
  const rows = await tx
    .select()
    .from(withdrawnConsents)
    .where(and(own, isNull(withdrawnConsents.childId)))
  for (const row of rows) {
    const opened = openConsent(from, row)
    const consent = opened && sealConsent(to, row.id, { userId }, opened)
    if (!consent) continue
    await tx.insert(withdrawnConsents).values({ ...row, householdId: to.householdId, consent })
  }
}

/** The same end of trial as before; what was paid stays in the household that is left. */
async function copyTrial(tx: Db, now: Date, { from, to }: BetweenHomes, userId: string) {
  const [row] = await tx
    .select({ trialEndsAt: subscriptions.trialEndsAt })
    .from(subscriptions)
    .where(and(eq(subscriptions.householdId, from.householdId), eq(subscriptions.userId, userId)))
  const trialEndsAt = row?.trialEndsAt ?? now
  const { householdId } = to
  await tx.insert(subscriptions).values({ householdId, userId, trialEndsAt, updatedAt: now })
}

/**
 * Gives the account of who made a household, and leaves it, a household of its own: what is the account's alone is
 * sealed again under the keys there. The rows of before go with the user's row. Answers whether recovery codes ended.
 * Under the household's and the account's lock.
 */
export async function moveAccount(
  tx: Db,
  now: Date,
  homes: BetweenHomes,
  userId: string,
): Promise<boolean> {
  await copyUser(tx, now, homes, userId)
  const hadCodes = await copyProofs(tx, homes, userId)
  await copyEvents(tx, homes, userId)
  await copyConsents(tx, homes, userId)
  await copyTrial(tx, now, homes, userId)
  await moveDirectory(tx, homes, userId)
  return hadCodes
}
