import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import { forgetReturnPath, readReturnPath, rememberReturnPath } from './return-path.ts'

describe('the way back after a login', () => {
  it('leads to where the parent was going', () => {
    const storage = memoryStorage()
    rememberReturnPath(storage, '/meal-plan/generate?child=c1')
    expect(readReturnPath(storage)).toBe('/meal-plan/generate?child=c1')
  })

  it('leads to the dashboard otherwise', () => {
    const storage = memoryStorage()
    expect(readReturnPath(storage)).toBe('/dashboard')
    rememberReturnPath(storage, '/children/new')
    forgetReturnPath(storage)
    expect(readReturnPath(storage)).toBe('/dashboard')
  })

  it.each(['/', '//evil.example', 'https://evil.example'])('never leads to %s', (path) => {
    const storage = memoryStorage()
    rememberReturnPath(storage, path)
    expect(readReturnPath(storage)).toBe('/dashboard')
  })
})
