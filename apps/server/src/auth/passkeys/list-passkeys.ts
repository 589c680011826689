import type { Passkey } from '@brightplate/contract/account/passkeys'
import type { Db } from '../../db/database.ts'
import type { Member } from '../../db/member.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { type KeptPasskey, keptPasskeys } from './kept-passkeys.ts'

export const toPasskey = ({ id, name, createdAt, usedAt }: KeptPasskey): Passkey => ({
  id,
  name,
  added_at: createdAt.toISOString(),
  last_used_at: usedAt?.toISOString() ?? null,
})

/** The caller's passkeys, the eldest first. */
export const listPasskeys = async (
  db: Db,
  caller: Member & { keys: HouseholdKeys },
): Promise<Passkey[]> => (await keptPasskeys(db, caller)).map(toPasskey)
