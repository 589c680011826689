import { expect, it } from 'vitest'
import { roomOfServer } from './room-of-server.ts'

it('a server has no room for ten seconds after it has said so, and has some after any other failure', async () => {
  let nowMs = 0
  const { failed, hasRoom } = roomOfServer(() => nowMs)
  failed(Object.assign(new Error('a name that is taken'), { code: '23505' }))
  expect(await hasRoom()).toBe(true)
  failed(new Error('of the query', { cause: Object.assign(new Error('full'), { code: '53100' }) }))
  expect(await hasRoom()).toBe(false)
  nowMs = 9999
  expect(await hasRoom()).toBe(false)
  nowMs = 10_000
  expect(await hasRoom()).toBe(true)
})
