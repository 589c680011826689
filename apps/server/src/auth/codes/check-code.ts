import type { Place } from '@brightplate/contract/account/device'
import * as words from '#localized/errors'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { noteAccessEvent } from '../events/note-access-event.ts'
import { accountLimit, networkLimits } from '../limits/attempt-limits.ts'
import { countAttempts, forgetAttempts } from '../limits/count-attempts.ts'
import type { Networks } from '../limits/networks-of.ts'
import { keepFactor } from './keep-factor.ts'
import { takeCode } from './take-code.ts'

interface TypedCode {
  userId: string
  code: string
  networks: Networks | null
  place: Place
}

/**
 * Uses up a code that was typed, and lets nobody guess at it: counted for the account whatever the device. Throws
 * `code_wrong`, of which the parent is notified, and `too_many_requests`.
 */
export async function checkCode(
  db: Db,
  now: Date,
  { lookup }: Pick<AppServices, 'lookup'>,
  keys: HouseholdKeys,
  { userId, code, networks, place }: TypedCode,
): Promise<void> {
  const counted = await countAttempts(db, now, [
    accountLimit(lookup, 'factor', userId),
    ...networkLimits(lookup, 'factor', networks),
  ])
  const taken = await db.transaction(async (tx) => {
    const taken = await takeCode(tx, now, keys, { userId, code })
    if (taken !== 'app') {
      const kind = taken ? 'recovery_code_used' : 'code_refused'
      await noteAccessEvent(tx, now, keys, { userId, kind, place })
    }
    if (taken) {
      await forgetAttempts(tx, counted)
      // Who has a code lost nothing.
      await keepFactor(tx, now, keys, { userId, place })
    }
    return taken
  })
  const detail = words.codeOrRecoveryWrong()
  if (!taken) throw new AppError('code_wrong', { detail, fields: { code: detail } })
}
