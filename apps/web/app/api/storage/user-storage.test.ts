import { describe, expect, it } from 'vitest'
import { memoryStorage } from './memory-storage.ts'
import { userStorage, wipeTab, wipeUserStorage } from './user-storage.ts'

describe('what a device keeps for a user', () => {
  it('is not seen by another user', () => {
    const storage = memoryStorage()
    userStorage(storage, 'u1').write('draft', 'milk')
    expect(userStorage(storage, 'u1').read('draft')).toBe('milk')
    expect(userStorage(storage, 'u2').read('draft')).toBeNull()
  })

  it('goes at logout, and nothing else does', () => {
    const storage = memoryStorage({ other: 'stays' })
    userStorage(storage, 'u1').write('draft', 'milk')
    userStorage(storage, 'u1').write('ticks', '[]')
    wipeUserStorage(storage)
    expect(storage.length).toBe(1)
    expect(storage.getItem('other')).toBe('stays')
  })

  it('stays for the user who logs in again', () => {
    const storage = memoryStorage()
    userStorage(storage, 'u1').write('draft', 'milk')
    userStorage(storage, 'u2').write('draft', 'egg')
    wipeUserStorage(storage, 'u2')
    expect(userStorage(storage, 'u1').read('draft')).toBeNull()
    expect(userStorage(storage, 'u2').read('draft')).toBe('egg')
  })

  it('goes with all else that the tab kept of ours', () => {
    const storage = memoryStorage({ other: 'stays', 'brightplate.contact-draft': '{}' })
    userStorage(storage, 'u1').write('draft', 'milk')
    wipeTab(storage)
    expect(storage.length).toBe(1)
    expect(storage.getItem('other')).toBe('stays')
    wipeTab(null)
  })
})
