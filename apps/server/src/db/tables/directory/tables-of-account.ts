import { accountLinks } from './account-links.ts'
import { addresses } from './addresses.ts'
import { knownDevices } from './known-devices.ts'
import { passkeys } from './passkeys.ts'
import { providerIds } from './provider-ids.ts'
import { sessions } from './sessions.ts'

/** What of the directory is an account's: it has no foreign keys, so what erases an account names each of them. */
export const tablesOfAccount = [
  addresses,
  accountLinks,
  knownDevices,
  passkeys,
  providerIds,
  sessions,
] as const
