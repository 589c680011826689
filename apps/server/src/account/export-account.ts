import type { AccountExport, HouseholdExport } from '@brightplate/contract/account/account'
import type { Caller } from '../auth/caller.ts'
import { listAccessEvents } from '../auth/events/list-access-events.ts'
import { listPasskeys } from '../auth/passkeys/list-passkeys.ts'
import { listSessions } from '../auth/sessions/list-sessions.ts'
import type { Db } from '../db/database.ts'
import { listPayments } from '../payments/ledger/list-payments.ts'
import type { CheckServices } from '../plans/current-warnings.ts'
import { exportHousehold } from './export-household.ts'
import { readAccount } from './read-account.ts'
import type { AccountSetup } from './to-account.ts'

type OfAccount = Omit<AccountExport, keyof HouseholdExport | 'own_household'>

/**
 * Everything that is stored of the account and the household in which its parent acts: the JSON of an `AccountExport`
 * in pieces. Of who joined that household, what is their own comes before it.
 */
export async function* exportAccount(
  db: Db,
  now: Date,
  services: CheckServices,
  caller: Caller,
  setup: AccountSetup,
): AsyncGenerator<string> {
  const { account } = caller
  const rows: OfAccount = {
    exported_at: now.toISOString(),
    account: await readAccount(db, caller, setup),
    sessions: await listSessions(db, now, account),
    passkeys: await listPasskeys(db, account),
    access_events: await listAccessEvents(db, account),
    payments: await listPayments(db, account.userId),
  }
  yield `${JSON.stringify(rows).slice(0, -1)},`
  if (caller.householdId !== account.householdId) {
    yield '"own_household":{'
    yield* exportHousehold(db, now, services, account)
    yield ','
  }
  yield* exportHousehold(db, now, services, caller)
}
