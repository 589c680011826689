import { addressHash, type LookupKey } from '../../keys/lookup-key.ts'
import type { AttemptLimit } from './count-attempts.ts'
import type { Networks } from './networks-of.ts'

type Kind = AttemptLimit['kind']

const allowedOfAccount = {
  login: 10,
  confirm_password: 10,
  register: 5,
  forgot_password: 5,
  verify_link: 5,
  contact: 5,
  export: 10,
  factor: 10,
  passkey: 30,
  invitation: 10,
} as const satisfies Partial<Record<Kind, number>>
const allowedOfAddress = 20
const allowedOfNetwork = 100

/** How many tries in 15 minutes an account bears: who it is may be an e-mail address, user or device. */
export const accountLimit = (
  lookup: LookupKey,
  kind: keyof typeof allowedOfAccount,
  who: string,
): AttemptLimit => ({
  kind,
  keyHash: addressHash(lookup, who),
  allowed: allowedOfAccount[kind],
})

/** How many tries in 15 minutes may come from one place, whatever the accounts. */
export function networkLimits(
  lookup: LookupKey,
  kind: Kind,
  networks: Networks | null,
): AttemptLimit[] {
  if (!networks) return []
  const { address, network } = networks
  return [
    { kind, keyHash: addressHash(lookup, address), allowed: allowedOfAddress },
    { kind, keyHash: addressHash(lookup, network), allowed: allowedOfNetwork },
  ]
}
