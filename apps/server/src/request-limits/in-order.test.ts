import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

/** Work that ends when told to. */
function openWork() {
  const begun: string[] = []
  const ends = new Map<string, (fails: boolean) => void>()
  const begin = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name)
      ends.set(name, (fails) => (fails ? reject(new Error(name)) : resolve(name)))
    })
  return { begun, begin, end: (name: string, fails = false) => ends.get(name)?.(fails) }
}

it('does what one account asks for one after the other, and others beside it', async () => {
  const { begun, begin, end } = openWork()
  const [first, second, other] = [
    inOrder('a', begin('a1')),
    inOrder('a', begin('a2')),
    inOrder('b', begin('b1')),
  ]
  await expect.poll(() => begun).toEqual(['a1', 'b1'])
  end('b1')
  expect(await other).toBe('b1')
  expect(begun).toEqual(['a1', 'b1'])
  end('a1')
  expect(await first).toBe('a1')
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2'])
  end('a2')
  expect(await second).toBe('a2')
})

it('goes on after what failed, and tells the failure to who asked for it alone', async () => {
  const { begun, begin, end } = openWork()
  const first = inOrder('a', begin('a1'))
  const second = inOrder('a', begin('a2'))
  await expect.poll(() => begun).toEqual(['a1'])
  end('a1', true)
  await expect(first).rejects.toThrow('a1')
  await expect.poll(() => begun).toEqual(['a1', 'a2'])
  end('a2')
  expect(await second).toBe('a2')
})
