import type { Passkey } from '@brightplate/contract/account/passkeys'
import type { Db } from '../../db/database.ts'
import type { Member } from '../../db/member.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { type StoredPasskey, storedPasskeys } from './stored-passkeys.ts'

export const toPasskey = ({ id, name, createdAt, usedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  added_at: createdAt.toISOString(),
  last_used_at: usedAt?.toISOString() ?? null,
})

/** The caller's passkeys, the eldest first. */
export const listPasskeys = async (
  db: Db,
  caller: Member & { keys: HouseholdKeys },
): Promise<Passkey[]> => (await storedPasskeys(db, caller)).map(toPasskey)
