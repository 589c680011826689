import { eq } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import type { AccountHolder, Caller } from '../auth/caller.ts'
import { isFactorOn } from '../auth/codes/is-factor-on.ts'
import { requireConfirmed } from '../auth/codes/require-confirmed.ts'
import type { Networks } from '../auth/limits/networks-of.ts'
import { lockUser } from '../auth/links/account-link.ts'
import { addressesOf } from '../auth/links/addresses-of.ts'
import { confirmPassword, type PasswordServices } from '../auth/passwords/confirm-password.ts'
import { endSessions } from '../auth/sessions/end-sessions.ts'
import { findUser } from '../auth/users/find-user.ts'
import type { Db } from '../db/database.ts'
import { ofMember } from '../db/member.ts'
import { sessions } from '../db/tables/directory/sessions.ts'
import { tablesOfAccount } from '../db/tables/directory/tables-of-account.ts'
import { modelCalls } from '../db/tables/operator/model-calls.ts'
import { AppError } from '../errors.ts'
import { deleteParent } from '../household/delete-parent.ts'
import { lockParents } from '../household/lock-parents.ts'
import { destroyKeys } from '../keys/stores/destroy-keys.ts'
import { deleteMailTo } from '../mail/delete-mail-to.ts'
import { type Customer, tryForgetCustomer } from '../payments/try-forget-customer.ts'

async function deleteFromDirectory(tx: Db, caller: AccountHolder): Promise<void> {
  // The streams that they opened end with the sessions.
  await endSessions(tx, ofMember(sessions, caller))
  for (const table of tablesOfAccount) await tx.delete(table).where(ofMember(table, caller))
  await tx.update(modelCalls).set({ userId: null }).where(eq(modelCalls.userId, caller.userId))
}

type EraseServices = PasswordServices & Pick<AppServices, 'payments' | 'keys' | 'outboxFolder'>

/**
 * Erases user and sessions at once, and with a household's last parent its children, plans and keys; where others stay
 * it is handed over. Has the payment provider end and erase what it has. Throws `confirmation_needed`,
 * `bad_credentials` and `too_many_requests`.
 */
export async function eraseAccount(
  db: Db,
  now: Date,
  services: EraseServices,
  caller: Caller,
  { password, networks }: { password: string; networks: Networks | null },
): Promise<void> {
  const { account, ...member } = caller
  const { userId, householdId: homeId } = account
  if (await isFactorOn(db, account)) await requireConfirmed(db, now, account)
  await confirmPassword(db, now, services, { userId, householdId: homeId, networks }, password)
  const provider = services.payments
  const left = member.householdId === homeId ? [homeId] : [member.householdId, homeId]
  const { owned, mailed } = await db.transaction(async (tx) => {
    for (const householdId of left) await lockParents(tx, householdId)
    await lockUser(tx, account.keys, userId)
    const user = await findUser(tx, account.keys, userId)
    if (!user) throw new AppError('unauthenticated')
    const mailed = await addressesOf(tx, account, user.email)
    await deleteFromDirectory(tx, account)
    const owned: Customer[] = []
    for (const householdId of left) {
      const customer = await deleteParent(tx, now, provider, { householdId, userId })
      if (customer) owned.push(customer)
    }
    return { owned, mailed }
  })
  for (const householdId of left) await destroyKeys(db, services.keys, { householdId })
  for (const address of mailed) {
    await deleteMailTo(services.outboxFolder, address)
  }
  for (const customer of owned) await tryForgetCustomer(db, provider, now, customer)
}
