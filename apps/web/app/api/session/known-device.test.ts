import { expect, it } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import { forgetDevice, keepDeviceToken, readDeviceToken } from './known-device.ts'

it('keeps the token of this device until it is forgotten', () => {
  const storage = memoryStorage()
  expect(readDeviceToken(storage)).toBeUndefined()
  keepDeviceToken(storage, 'of the last login')
  keepDeviceToken(storage, undefined)
  expect(readDeviceToken(storage)).toBe('of the last login')
  forgetDevice(storage)
  expect(readDeviceToken(storage)).toBeUndefined()
})
