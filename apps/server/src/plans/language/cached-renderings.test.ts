import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { SealError } from '../../keys/envelope.ts'
import { cachedRenderings } from './cached-renderings.ts'

const key = () => createSecretKey(randomBytes(32))

it('keeps a rendering until the plan is another one', () => {
  const [kept, own] = [cachedRenderings(), key()]
  kept.keep(own, ['plan', '1', 'es-US'], 'arroz')
  expect(kept.read(own, ['plan', '1', 'es-US'])).toBe('arroz')
  expect(kept.read(own, ['plan', '2', 'es-US'])).toBeNull()
})

it('opens for the key of its plan alone', () => {
  const kept = cachedRenderings()
  kept.keep(key(), ['plan', '1', 'es-US'], 'arroz')
  expect(() => kept.read(key(), ['plan', '1', 'es-US'])).toThrow(SealError)
})

it('lets go of what was read longest ago', () => {
  const [kept, own] = [cachedRenderings(300), key()]
  const text = 'a'.repeat(80)
  kept.keep(own, ['one', '1', 'es-US'], text)
  kept.keep(own, ['two', '1', 'es-US'], text)
  kept.read(own, ['one', '1', 'es-US'])
  kept.keep(own, ['three', '1', 'es-US'], text)
  expect(kept.read(own, ['two', '1', 'es-US'])).toBeNull()
  expect(kept.read(own, ['one', '1', 'es-US'])).toBe(text)
})
