import { expect, it } from 'vitest'
import { letterChanged, nearMiss } from './near-misses.ts'

it.each(['violet otter lantern 42', 'A', '4711', 'AAAA-BBBB'])('misses %j each time', (secret) => {
  const misses = Array.from({ length: 400 }, (_, number) => nearMiss(secret, number))
  expect(misses).not.toContain(secret)
  expect(misses.every((miss) => miss.length > 0)).toBe(true)
})

it('changes a letter into another, not its case alone', () => {
  const changed = Array.from({ length: 40 }, (_, number) => letterChanged('abcd-efgh', number))
  expect(changed.map((one) => one.toLowerCase())).not.toContain('abcd-efgh')
})
