import * as words from '#localized/errors'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { type Member, ofMember } from '../../db/member.ts'
import { credentials } from '../../db/tables/household/access/credentials.ts'
import { AppError } from '../../errors.ts'
import { accountLimit, networkLimits } from '../limits/attempt-limits.ts'
import { countAttempts, forgetAttempts } from '../limits/count-attempts.ts'
import type { Networks } from '../limits/networks-of.ts'

export type PasswordServices = Pick<AppServices, 'lookup' | 'passwords'>

/**
 * Throws `bad_credentials` unless `password` is the user's present one, and `too_many_requests`
 * where it was guessed at too often; answers with its hash.
 */
export async function confirmPassword(
  db: Db,
  now: Date,
  { lookup, passwords }: PasswordServices,
  { networks, ...member }: Member & { networks: Networks | null },
  password: string,
): Promise<string> {
  const counted = await countAttempts(db, now, [
    accountLimit(lookup, 'confirm_password', member.userId),
    ...networkLimits(lookup, 'confirm_password', networks),
  ])
  const [row] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(ofMember(credentials, member))
  if (!row?.hash || !(await passwords.verify(row.hash, password, 'known'))) {
    const detail = words.notCurrentPassword()
    throw new AppError('bad_credentials', { detail, fields: { current_password: detail } })
  }
  await forgetAttempts(db, counted)
  return row.hash
}
