import type { Db } from '../../db/database.ts'
import { households } from '../../db/tables/household/households.ts'
import { householdFileName } from '../key-files.ts'
import type { KeysLocation } from '../keys-location-of.ts'
import { filesOfKeys, householdPath } from './files-of-keys.ts'
import type { OwnFolder } from './own-folder.ts'

/** The files of an embedded database's own households. */
export async function householdFiles(db: Db): Promise<Set<string>> {
  const rows = await db.select({ id: households.householdId }).from(households)
  return new Set(rows.map(({ id }) => householdPath(householdFileName(id))))
}

/** Files of keys that were in the folder before it was this database's and are there still, none of its own. */
export async function leftFiles(db: Db, location: KeysLocation, own: OwnFolder): Promise<string[]> {
  const left = new Set(await own.left())
  if (left.size === 0) return []
  const there = (await filesOfKeys(location)).filter((name) => left.has(name))
  if (location.kind === 'server' || there.length === 0) return there
  const ofDatabase = await householdFiles(db)
  return there.filter((name) => !ofDatabase.has(name))
}
