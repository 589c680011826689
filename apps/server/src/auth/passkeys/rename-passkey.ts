import type { Passkey } from '@brightplate/contract/account/passkeys'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { passkeys } from '../../db/tables/directory/passkeys.ts'
import { AppError } from '../../errors.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import type { AccountHolder } from '../users/account-holder.ts'
import { toPasskey } from './list-passkeys.ts'
import { storedPasskeys } from './stored-passkeys.ts'

/** Gives one of the caller's passkeys another name. Throws `not_found`. */
export async function renamePasskey(
  db: Db,
  caller: AccountHolder,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  const stored = (await storedPasskeys(db, caller)).find((passkey) => passkey.id === id)
  if (!stored) throw new AppError('not_found')
  const { householdId, credentialId, publicKey } = stored
  const details = { name, credentialId, publicKey }
  const row = [householdId, id] as const
  const renamed = await db
    .update(passkeys)
    .set({ details: sealedColumns.passkey.seal(caller.keys.own, row, details) })
    .where(and(ofMember(passkeys, caller), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  if (renamed.length === 0) throw new AppError('not_found')
  return toPasskey({ ...stored, name })
}
