import { expect, it } from 'vitest'
import type { Db } from '../../db/database.ts'
import { type HouseholdKeys, newHouseholdKeys } from '../household-keys.ts'
import { cachedKeyStore } from './cached-key-store.ts'
import type { KeyStore } from './key-store.ts'

const db = {} as Db

/** A store in memory that counts how often it is read; `gone` takes keys out behind the cache's back. */
function openCached() {
  const held = new Map<string, HouseholdKeys>()
  let reads = 0
  let nowMs = 0
  const store: KeyStore = {
    liesBesideSessions: false,
    find: async (_db, id) => {
      reads += 1
      return held.get(id) ?? null
    },
    findIn: async (_db, { householdId }) => held.get(householdId) ?? null,
    create: async (_db, id) => {
      const keys = newHouseholdKeys(id)
      held.set(id, keys)
      return keys
    },
    change: async (_db, id, change) => {
      const keys = change(held.get(id) ?? newHouseholdKeys(id))
      held.set(id, keys)
      return keys
    },
    destroy: async (_db, id) => {
      held.delete(id)
    },
    list: async () => [...held.keys()],
    countMissing: async () => ({ households: 0, missing: 0 }),
    put: async (_db, keys) => {
      held.set(keys.householdId, keys)
    },
  }
  return {
    cached: cachedKeyStore(store, () => nowMs),
    gone: (id: string) => held.delete(id),
    reads: () => reads,
    advance: (ms: number) => {
      nowMs += ms
    },
  }
}

it('reads keys once a second at most', async () => {
  const { cached, reads, advance } = openCached()
  await cached.create(db, 'a')
  for (let asked = 0; asked < 5; asked += 1) await cached.find(db, 'a')
  expect(reads()).toBe(1)
  advance(1001)
  await cached.find(db, 'a')
  expect(reads()).toBe(2)
})

it('opens nothing a second after another process has destroyed the keys', async () => {
  const { cached, gone, advance } = openCached()
  await cached.create(db, 'a')
  await cached.find(db, 'a')
  gone('a')
  advance(999)
  expect(await cached.find(db, 'a')).not.toBeNull()
  advance(2)
  expect(await cached.find(db, 'a')).toBeNull()
})

it('knows at once what this process has changed or destroyed', async () => {
  const { cached } = openCached()
  await cached.create(db, 'a')
  expect((await cached.find(db, 'a'))?.childIds).toEqual([])
  await cached.change(db, 'a', (keys) => keys.withChild('child'))
  expect((await cached.find(db, 'a'))?.childIds).toEqual(['child'])
  await cached.destroy(db, 'a')
  expect(await cached.find(db, 'a')).toBeNull()
})
