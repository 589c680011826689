import type { LoginBody } from '@brightplate/contract/account/auth'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { type Member, ofMember } from '../../db/member.ts'
import { credentials } from '../../db/tables/household/access/credentials.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { tokenHash } from '../../keys/lookup-key.ts'
import { accountLimit, networkLimits } from '../limits/attempt-limits.ts'
import { type AttemptLimit, countAttempts, forgetAttempts } from '../limits/count-attempts.ts'
import { isKnownDevice } from '../limits/known-device.ts'
import type { Networks } from '../limits/networks-of.ts'
import { findMember } from '../users/find-user.ts'

// scrypt of a password that nobody has, so that an unknown address takes as long as a known one.
const nobodysHash = `$scrypt$ln=17,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export interface CheckedLogin {
  member: Member
  keys: HouseholdKeys
  /** Of the password that was right. */
  hash: string
  /** To be forgotten once nothing more is asked. */
  counted: readonly string[]
  ofAccount: AttemptLimit
}

/**
 * Whose address and password these are. Throws `bad_credentials`, the same for an unknown address, `too_many_requests`
 * or `overloaded`. A device that is known to the account is counted by itself alone, so that strangers' guesses never
 * keep its parent out.
 */
export async function checkLogin(
  db: Db,
  now: Date,
  { lookup, passwords, keys: store }: Pick<AppServices, 'lookup' | 'passwords' | 'keys'>,
  { email, password, device_token }: Pick<LoginBody, 'email' | 'password' | 'device_token'>,
  networks: Networks | null,
): Promise<CheckedLogin> {
  const member = await findMember(db, lookup, email)
  const isKnown = await isKnownDevice(db, now, lookup, member, device_token)
  const waiter = isKnown ? 'known' : 'stranger'
  // Before anything is written: of a flood of logins most end here.
  passwords.requireRoom(waiter)
  const who = isKnown ? `${email} ${tokenHash(lookup, device_token ?? '')}` : email
  const ofAccount = accountLimit(lookup, 'login', who)
  const counted = await countAttempts(db, now, [
    ofAccount,
    ...(isKnown ? [] : networkLimits(lookup, 'login', networks)),
  ])
  const [row] = member
    ? await db
        .select({ hash: credentials.password })
        .from(credentials)
        .where(ofMember(credentials, member))
    : []
  const matches = await passwords
    .verify(row?.hash ?? nobodysHash, password, waiter)
    .catch(async (error: unknown) => {
      await forgetAttempts(db, counted)
      throw error
    })
  const keys = member && (await store.find(db, member.householdId))
  const hash = row?.hash
  if (!keys || !hash || !matches) throw new AppError('bad_credentials')
  return { member, keys, hash, counted, ofAccount }
}
