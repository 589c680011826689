import { expect, it } from 'vitest'
import { forgetDevice, keepDeviceToken, readDeviceToken } from './known-device.ts'
import { memoryStorage } from './memory-storage.ts'

it('keeps the token of this device until it is forgotten', () => {
  const storage = memoryStorage()
  expect(readDeviceToken(storage)).toBeUndefined()
  keepDeviceToken(storage, 'of the last login')
  keepDeviceToken(storage, undefined)
  expect(readDeviceToken(storage)).toBe('of the last login')
  forgetDevice(storage)
  expect(readDeviceToken(storage)).toBeUndefined()
})
