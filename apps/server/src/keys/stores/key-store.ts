import type { Db } from '../../db/database.ts'
import type { HouseholdKeys } from '../household-keys.ts'

/** A household with its row of `household_keys`, which is empty where keys are files. */
interface ReadKeys {
  householdId: string
  epoch: number | null
  wrapped: Uint8Array | null
}

/**
 * Where the wrapped keys of households are kept, apart from what they open. A key that was taken out
 * is nowhere any more, and what was sealed under it is gone.
 */
export interface KeyStore {
  /** Whether a session and its household's row of keys can be read at once: both are on one server. */
  liesBesideSessions: boolean
  /** The same as `find`, by a row of `household_keys` that was read just now beside something else. */
  findIn: (db: Db, read: ReadKeys) => Promise<HouseholdKeys | null>
  /** Null where the household has none, or none any more. */
  find: (db: Db, householdId: string) => Promise<HouseholdKeys | null>
  /** Makes the keys of a household; those that it has stay. */
  create: (db: Db, householdId: string) => Promise<HouseholdKeys>
  /** Adds or takes out a child's key. Throws where the household has no keys. */
  change: (
    db: Db,
    householdId: string,
    change: (keys: HouseholdKeys) => HouseholdKeys,
  ) => Promise<HouseholdKeys>
  destroy: (db: Db, householdId: string) => Promise<void>
  /** The ids of all households that have keys. */
  list: (db: Db) => Promise<string[]>
  /** How many households there are, and of how many the keys are missing. */
  countMissing: (db: Db) => Promise<{ households: number; missing: number }>
  /** Puts keys back that were copied; those that are there stay. */
  put: (db: Db, keys: HouseholdKeys) => Promise<void>
}

export const noKeys = () => new Error('A household has no keys')
