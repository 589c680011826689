import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import type { CareLinkBody, NewCareLink } from '@brightplate/contract/sharing/care-link'
import * as words from '#localized/errors'
import type { AppServices } from '../app-services.ts'
import type { Caller } from '../auth/caller.ts'
import { newHouseholdSecret } from '../auth/secrets/household-secret.ts'
import { requireChild } from '../children/require-child.ts'
import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { careLinks } from '../db/tables/household/care-links.ts'
import { AppError } from '../errors.ts'
import { tokenHash } from '../keys/lookup-key.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'
import { newId } from '../new-id.ts'
import { codeHash } from './code-hash.ts'
import { liveLinks } from './live-links.ts'
import { toCareLink } from './to-care-link.ts'
import { usualDays } from './usual-days.ts'

function refuse(field: string, detail: string): AppError {
  return new AppError('invalid_input', { detail, fields: { [field]: detail } })
}

function requireTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    throw refuse('time_zone', words.unknownTimeZone())
  }
}

async function requireRoom(tx: Db, now: Date, householdId: string): Promise<void> {
  if ((await tx.$count(careLinks, liveLinks(householdId, now))) < limits.careLinksPerHousehold)
    return
  throw refuse('recipient', words.linksFull({ most: limits.careLinksPerHousehold }))
}

/** Shares something of a child. Throws `not_found`, and `invalid_input` where no more can be shared. */
export async function createCareLink(
  db: Db,
  now: Date,
  { lookup }: Pick<AppServices, 'lookup'>,
  { keys, userId }: Pick<Caller, 'keys' | 'userId'>,
  childId: string,
  body: CareLinkBody,
): Promise<NewCareLink> {
  const { householdId } = keys
  const id = newId(now)
  const secret = newHouseholdSecret(lookup, 'careLink', householdId)
  const isCalendar = body.kind === 'calendar'
  const code = isCalendar ? null : (body.code ?? null)
  const details = {
    recipient: body.recipient,
    nameShown: body.name_shown,
    codeHash: code === null ? null : codeHash(keys, id, code),
    timeZone: isCalendar ? requireTimeZone(body.time_zone ?? 'UTC') : null,
  }
  return db.transaction(async (tx) => {
    await lockHousehold(tx, householdId)
    await requireChild(tx, keys, childId)
    await requireRoom(tx, now, householdId)
    const key = keys.ofChild(childId)
    if (!key) throw new AppError('not_found')
    const [row] = await tx
      .insert(careLinks)
      .values({
        householdId,
        id,
        childId,
        userId,
        tokenHash: tokenHash(lookup, secret),
        kind: body.kind,
        language: body.language,
        details: sealedColumns.careLink.seal(key, [householdId, id], details),
        createdAt: now,
        expiresAt: isCalendar
          ? null
          : new Date(now.getTime() + (body.days ?? usualDays(body.kind)) * dayMs),
        countedSince: now,
      })
      .returning()
    const [link] = row ? toCareLink(keys, row) : []
    if (!link) throw new Error('The insert answered with no row')
    return { ...link, secret }
  })
}
