import type { AccountChange, ChangeAccountBody } from '@brightplate/contract/account/account'
import type { Place } from '@brightplate/contract/account/device'
import type { Language } from '@brightplate/contract/languages'
import type { Caller } from '../auth/caller.ts'
import { isFactorOn } from '../auth/codes/is-factor-on.ts'
import { requireConfirmed } from '../auth/codes/require-confirmed.ts'
import type { Networks } from '../auth/limits/networks-of.ts'
import { lockUser } from '../auth/links/account-link.ts'
import { confirmPassword } from '../auth/passwords/confirm-password.ts'
import { refuseEasyPassword } from '../auth/passwords/refuse-easy-password.ts'
import { findUser, sealName, sealPerson } from '../auth/users/find-user.ts'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { users } from '../db/tables/household/users.ts'
import { AppError } from '../errors.ts'
import { type AccessServices, changeAccess, type NewAccess } from './change-access.ts'
import { changeModelConsent } from './change-model-consent.ts'
import { readAccount } from './read-account.ts'

/** What is kept of an account in the household that it has joined. */
const joinedAs = (
  { keys, userId }: Caller,
  name: string | undefined,
  language: Language | undefined,
) => ({
  ...(name === undefined ? {} : { person: sealName(keys, userId, name) }),
  ...(language === undefined ? {} : { language }),
})

interface From {
  modelProvider: string | null
  networks: Networks | null
  place: Place
}

/**
 * A new address or password ends every mailed link and is reported by mail; a new password ends every
 * other session, and gives this one another token. Where an app is on, only for who confirmed by it. Throws
 * `confirmation_needed`, `bad_credentials`, `too_many_requests`, `email_taken` and `invalid_input`.
 */
export async function changeAccount(
  db: Db,
  now: Date,
  services: AccessServices,
  caller: Caller,
  { modelProvider, networks, place }: From,
  { name, email, new_password, current_password, model_opt_in, language }: ChangeAccountBody,
): Promise<AccountChange> {
  const { userId, householdId, account } = caller
  const { keys } = account
  let access: NewAccess | null = null
  if (email || new_password) {
    if (await isFactorOn(db, account)) await requireConfirmed(db, now, account)
    const confirmedHash = await confirmPassword(
      db,
      now,
      services,
      { userId, householdId: account.householdId, networks },
      current_password ?? '',
    )
    if (new_password) {
      const address = email ?? (await findUser(db, keys, userId))?.email ?? ''
      await refuseEasyPassword(new_password, address, 'new_password')
    }
    const passwordHash = new_password ? await services.passwords.hash(new_password, 'known') : null
    access = { email, passwordHash, confirmedHash, place }
  }
  return db.transaction(async (tx) => {
    const token = access ? await changeAccess(tx, now, services, account, access) : null
    if (!access) await lockUser(tx, keys, userId)
    const user = await findUser(tx, keys, userId)
    if (!user) throw new AppError('unauthenticated')
    await tx
      .update(users)
      .set({
        person: sealPerson(keys, userId, { name: name ?? user.name, email: user.email }),
        ...(language ? { language } : {}),
        updatedAt: now,
      })
      .where(rowOf(users, account.householdId, userId))
    if (householdId !== account.householdId) {
      await tx
        .update(users)
        .set({ ...joinedAs(caller, name, language), updatedAt: now })
        .where(rowOf(users, householdId, userId))
    }
    if (model_opt_in !== undefined) {
      await changeModelConsent(tx, now, caller, { provider: modelProvider, agrees: model_opt_in })
    }
    const setup = { modelProvider, verifiesEmail: services.verifiesEmail }
    return { ...(await readAccount(tx, caller, setup)), ...(token ? { token } : {}) }
  })
}
