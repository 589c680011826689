import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { newHouseholdKeys } from '../household-keys.ts'
import { openedKeys } from './opened-keys.ts'

const [one, other] = [newHouseholdKeys('one'), newHouseholdKeys('other')]

it('knows a household’s keys for a second, by the bytes that they were wrapped in and no others', () => {
  let nowMs = 0
  const opened = openedKeys(() => nowMs)
  const wrapped = randomBytes(60)
  opened.keep(wrapped, one)
  expect(opened.get('one', Uint8Array.from(wrapped))).toBe(one)
  expect(opened.get('one', randomBytes(60))).toBeNull()
  nowMs = 999
  expect(opened.get('one', wrapped)).toBe(one)
  nowMs = 1001
  expect(opened.get('one', wrapped)).toBeNull()
})

it('gives no household the keys of another, whatever bytes it comes with', () => {
  const opened = openedKeys()
  const wrapped = randomBytes(60)
  opened.keep(wrapped, one)
  expect(opened.get('other', wrapped)).toBeNull()
  opened.keep(wrapped, other)
  expect(opened.get('one', wrapped)).toBe(one)
  opened.forget('one')
  expect(opened.get('one', wrapped)).toBeNull()
  expect(opened.get('other', wrapped)).toBe(other)
})
