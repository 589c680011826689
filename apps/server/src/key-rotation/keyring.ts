import { access } from 'node:fs/promises'
import { desc, eq } from 'drizzle-orm'
import type { Db, MigrationSteps } from '../db/database.ts'
import { households } from '../db/tables/household/households.ts'
import { installation } from '../db/tables/installation/installation.ts'
import { SealError } from '../keys/envelope.ts'
import { isSealed } from '../keys/is-sealed.ts'
import { epochFileName, householdFolderOf } from '../keys/key-files.ts'
import type { KeysLocation } from '../keys/keys-location-of.ts'
import {
  type LookupKey,
  lookupKeyToBytes,
  newLookupKey,
  readLookupKey,
  wrappedLookupKey,
} from '../keys/lookup-key.ts'
import { type FoundKey, keyIsMissing, requireMasterKey } from '../keys/master/require-master-key.ts'
import { type KeyService, KeyServiceError } from '../keys/master/transit-master-key.ts'
import { claimKeysFolder, folderToRestoreInto } from '../keys/owner/claim-keys-folder.ts'
import { leftFiles } from '../keys/owner/left-files.ts'
import type { OwnFolder } from '../keys/owner/own-folder.ts'
import { epochIsMissing, holdsOtherKeys, keysAreMissing } from '../keys/owner/refusals.ts'
import { requireNoRotation } from '../keys/rotation-marker.ts'
import { cachedKeyStore } from '../keys/stores/cached-key-store.ts'
import { type EpochKeys, findEpochKey, openEpochKeys } from '../keys/stores/epoch-keys.ts'
import { folderKeyStore } from '../keys/stores/folder-key-store.ts'
import type { KeyStore } from '../keys/stores/key-store.ts'
import { type RenewalOptions, renewEpoch } from '../keys/stores/renew-epoch.ts'
import { hasEpoch, opensRows, tableKeyStore } from '../keys/stores/table-key-store.ts'
import { StartupError } from '../startup-error.ts'
import { countUnsealed, earlierSecret, sealSome } from './seal-data.ts'

export interface KeySettings extends KeysLocation {
  /** 32 bytes in base64. */
  dataKey: string | undefined
  keyService?: KeyService | null
  /** Whether the tables of a server are spread over several. */
  isSpread?: boolean
  /** A backup is put into an empty context: sealed, it needs the key that it has, and its households get theirs after. */
  restores?: { isSealed: boolean }
  now: () => Date
  /** Takes a sentence for the operator. */
  say: (sentence: string) => void
}

export interface OpenKeys {
  lookup: LookupKey
  keys: KeyStore
  /** Null where keys are files. */
  epochs: EpochKeys | null
  master: FoundKey
  /** Whether the keys can be read now: their folder may be on a disk that went away. */
  areThere: (db: Db) => Promise<boolean>
  /** Looks at all households, which takes its time, and says how many have no keys. */
  tellMissing: (db: Db) => Promise<void>
}

export interface Keyring {
  /** What the migrations need of the keys. Call it before them. */
  prepare: (db: Db) => Promise<MigrationSteps>
  /** The keys of a database that is migrated. Throws a `StartupError` where they are not those of its data. */
  open: (db: Db) => Promise<OpenKeys>
}

const wrongKey = ({ name }: FoundKey) =>
  new StartupError(
    `${name} is not the key that the data was sealed under: use that one, and where npm run keys:rotate was cut off, run it again.`,
  )

async function unwrapOr<T>(found: FoundKey, unwrap: () => Promise<T>): Promise<T> {
  try {
    return await unwrap()
  } catch (error) {
    if (error instanceof KeyServiceError) {
      throw new StartupError(
        `${error.message}. See that KEY_SERVICE_URL, KEY_SERVICE_KEY and the token let this process encrypt and decrypt.`,
      )
    }
    throw error instanceof SealError ? wrongKey(found) : error
  }
}

/** The installation's row, made where it is missing, and the key of look-ups in it. */
async function requireLookupKey(
  db: Db,
  now: Date,
  found: FoundKey,
  earlier: string | null,
): Promise<LookupKey> {
  const [there] = await db.select({ id: installation.id }).from(installation)
  if (!there) {
    const made = lookupKeyToBytes(newLookupKey(earlier))
    const wrapped = await unwrapOr(found, () => found.master.wrap(wrappedLookupKey, made))
    await db
      .insert(installation)
      .values({ id: 1, lookupKey: wrapped, createdAt: now })
      .onConflictDoNothing()
  }
  const [row] = await db.select({ wrapped: installation.lookupKey }).from(installation)
  if (!row) throw new Error('The installation has no row')
  return unwrapOr(found, async () =>
    readLookupKey(await found.master.unwrap(wrappedLookupKey, row.wrapped)),
  )
}

/** The epoch that wraps the table of keys: its file is there, or there was none yet. */
async function requireEpoch(
  db: Db,
  epochs: EpochKeys,
  found: FoundKey,
  keysFolder: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ epoch: installation.keyEpoch }).from(installation).for('update')
    if (!row) throw new Error('The installation has no row')
    if (row.epoch === 0) {
      // A file of that name is of a start that was cut off.
      const first = Math.max(0, ...(await epochs.list())) + 1
      await epochs.make(first)
      await tx.update(installation).set({ keyEpoch: first }).where(eq(installation.id, 1))
      return
    }
    if (!(await unwrapOr(found, () => epochs.find(row.epoch)))) {
      throw epochIsMissing(keysFolder, epochFileName(row.epoch))
    }
    // Where a kill came before their end, they would open what was erased for another week.
    await epochs.dropBefore(row.epoch)
  })
}

/** So many of the newest households are looked at, however many there are. */
const looked = 20

/** Data whose keys are all missing is refused. That some are is looked for later: `tellMissing`. */
async function requireHouseholdKeys(
  db: Db,
  store: KeyStore,
  { kind, keysFolder }: KeySettings,
): Promise<void> {
  const newest = await db
    .select({ id: households.householdId })
    .from(households)
    .orderBy(desc(households.householdId))
    .limit(looked)
  for (const { id } of newest) if (await store.find(db, id)) return
  if (newest.length === 0) return
  const counted = await store.countMissing(db)
  if (counted.missing < counted.households) return
  throw keysAreMissing(counted.missing, kind === 'embedded' ? keysFolder : 'household_keys')
}

/** Says how many households' keys are missing, where any are. */
async function tellMissing(
  db: Db,
  store: KeyStore,
  { kind, keysFolder, say }: KeySettings,
): Promise<void> {
  const { households: all, missing } = await store.countMissing(db)
  if (missing === 0) return
  const where = kind === 'embedded' ? keysFolder : 'household_keys'
  say(
    `The keys of ${missing} of ${all} households are missing in ${where}, and nobody can read their data: put back the files of theirs.`,
  )
}

const sealing = (left: number) =>
  `Sealing what ${left} households have stored before data was sealed. That may take a while; cut off, it goes on with the next start.`

/** Takes for granted that rows open where there are none. */
const requireOwnEpoch =
  (context: KeysLocation, found: FoundKey) =>
  async (tx: Db, epoch: number): Promise<void> => {
    const { keysFolder } = context
    const key = await unwrapOr(found, () => findEpochKey(keysFolder, found.master, epoch))
    if (!key) throw epochIsMissing(keysFolder, epochFileName(epoch))
    if (!(await opensRows(tx, epoch, key))) throw holdsOtherKeys(context)
  }

const isLeft = ({ keysFolder }: KeysLocation, file: string) =>
  `KEYS_DIR (${keysFolder}) has ${file}, which this database does not use: move it into the folder of the database that it is of, or delete it.`

const isTrue = () => true
const isFalse = () => false

interface Found extends Omit<OpenKeys, 'lookup' | 'tellMissing'> {
  folder: OwnFolder
}

/** The keys of one database, found before it is migrated and checked after. */
export function openKeyring(settings: KeySettings): Keyring {
  const { kind, dataKey, keyService = null, keysFolder, now, say } = settings
  // Before anything is waited for.
  if (kind === 'server' && dataKey === undefined && keyService === null) throw keyIsMissing()
  let opened: Promise<Found> | null = null
  const masterOf = async (db: Db) =>
    requireMasterKey({
      dataKey,
      keyService,
      keysFolder: kind === 'embedded' ? keysFolder : null,
      isSealed: settings.restores?.isSealed === true || (await isSealed(db)),
      say,
    })
  const find = async (db: Db): Promise<Found> => {
    await requireNoRotation(keysFolder)
    if (kind === 'embedded') {
      const folder = settings.restores
        ? await folderToRestoreInto(settings)
        : await claimKeysFolder(db, settings, async () => {})
      const master = await masterOf(db)
      const store = await folderKeyStore(folder, master.master)
      const areThere = () => access(householdFolderOf(keysFolder)).then(isTrue, isFalse)
      return { master, epochs: null, keys: cachedKeyStore(store), folder, areThere }
    }
    const master = await masterOf(db)
    const folder = await claimKeysFolder(db, settings, requireOwnEpoch(settings, master))
    const epochs = openEpochKeys(folder, master.master)
    const areThere = (db: Db) => hasEpoch(db, epochs).catch(isFalse)
    const keys = tableKeyStore(epochs, { isSpread: settings.isSpread ?? false })
    return { master, epochs, keys, folder, areThere }
  }
  const once = (db: Db) => {
    opened ??= find(db)
    return opened
  }
  const lookupOf = async (db: Db, earlier: string | null): Promise<LookupKey> => {
    const { master, epochs } = await once(db)
    const lookup = await requireLookupKey(db, now(), master, earlier)
    if (epochs) await requireEpoch(db, epochs, master, keysFolder)
    return lookup
  }
  return {
    prepare: async (db) => {
      await once(db)
      let isAnnounced = false
      return {
        'seal-data': async (tx) => {
          const { keys } = await once(tx)
          // Kept before anything is sealed: from then on another master key is refused.
          const isBegun = await isSealed(tx)
          const lookup = await lookupOf(tx, await earlierSecret(tx))
          if (!isAnnounced) say(sealing(await countUnsealed(tx)))
          isAnnounced = true
          return isBegun ? sealSome(tx, lookup, keys) : true
        },
      }
    },
    open: async (db) => {
      const { folder, ...held } = await once(db)
      const lookup = await lookupOf(db, null)
      if (!settings.restores) await requireHouseholdKeys(db, held.keys, settings)
      for (const file of await leftFiles(db, settings, folder)) say(isLeft(settings, file))
      return { ...held, lookup, tellMissing: (of) => tellMissing(of, held.keys, settings) }
    },
  }
}

/** The next run goes on: a job of the clock has ten minutes, and others wait for it. */
const mostMs = 4 * 60_000

/** What the weekly renewal does, and with `onlyBegun` what goes on with it: nothing where keys are files. */
export const epochRenewal =
  (db: Db, { epochs }: Pick<OpenKeys, 'epochs'>) =>
  async (options: Pick<RenewalOptions, 'onlyBegun'> = {}): Promise<void> => {
    if (!epochs) return
    const untilMs = performance.now() + mostMs
    await renewEpoch(db, epochs, { ...options, isOver: () => performance.now() > untilMs })
  }
