import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

async function* pieces() {
  yield 'one, '
  yield 'two'
}

it('an account has one stream at a time, and another account its own', async () => {
  const open = oneAtATime()
  const first = open('kim', pieces())
  expect(() => open('kim', pieces())).toThrow('already')
  expect(await text(open('lee', pieces()))).toBe('one, two')
  expect(await text(first)).toBe('one, two')
  expect(await text(open('kim', pieces()))).toBe('one, two')
})

it('one that is given up, before or after it began, keeps nobody waiting', async () => {
  const open = oneAtATime()
  for (const isBegun of [false, true]) {
    const stream = open('kim', pieces())
    if (isBegun) await stream.iterator({ destroyOnReturn: false }).next()
    stream.destroy()
    await expect.poll(() => stream.closed).toBe(true)
  }
  expect(await text(open('kim', pieces()))).toBe('one, two')
})

it('one that fails keeps nobody waiting', async () => {
  const open = oneAtATime()
  async function* broken(): AsyncGenerator<string> {
    yield 'one'
    throw new Error('The database is away')
  }
  await expect(text(open('kim', broken()))).rejects.toThrow('away')
  expect(await text(open('kim', pieces()))).toBe('one, two')
})
