import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderInMemory } from './folder-in-memory.ts'

describe('a folder in memory', () => {
  it('is the place, where that has the room', () => {
    expect(folderInMemory(tmpdir(), 1)).toBe(tmpdir())
  })

  it('is none where there is too little room, or no such place', () => {
    expect(folderInMemory(tmpdir(), Number.MAX_SAFE_INTEGER)).toBeNull()
    expect(folderInMemory(join(tmpdir(), 'not-there'), 1)).toBeNull()
  })
})
