import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { followReplica } from './follow-replica.ts'

const database = { system: '7', timeline: '00000001', position: '4096' }
const replica = { system: '7', position: '4096' as string | null }

const server = (row: () => object) => ({ query: async () => ({ rows: [row()] }) })

function follow(ofDatabase: () => object, ofReplica: () => object) {
  const following = followReplica(server(ofDatabase), server(ofReplica))
  onTestFinished(following.close)
  return following
}

/** Whether it is found to be fresh within a moment. */
async function isFound({ isFresh }: { isFresh: () => boolean }): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (isFresh()) return true
    await wait(5)
  }
  return false
}

it('finds a replica that has what the database has, once somebody asks', async () => {
  const following = follow(
    () => database,
    () => replica,
  )
  expect(following.isFresh()).toBe(false)
  expect(await isFound(following)).toBe(true)
  following.forget()
  expect(following.isFresh()).toBe(false)
})

it.each([
  ['is behind', { ...replica, position: '4095' }],
  ['was promoted', { ...replica, position: null }],
  ['is of another server', { ...replica, system: '8' }],
  ['answers something else', {}],
])('finds none that %s', async (_, row) => {
  expect(
    await isFound(
      follow(
        () => database,
        () => row,
      ),
    ),
  ).toBe(false)
})

it('finds none where either of them fails', async () => {
  const fails = () => {
    throw new Error('gone')
  }
  expect(await isFound(follow(fails, () => replica))).toBe(false)
  expect(await isFound(follow(() => database, fails))).toBe(false)
})
