import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedFiles, sharedPath } from './shared-code.ts'

describe('the code that pages share', () => {
  it.each(Object.values(sharedFiles).flat())('holds %s, which is a file', (file) => {
    const path = sharedPath(file)
    expect(['.ts', '.tsx', '.yaml'].some((ending) => existsSync(`${path}${ending}`))).toBe(true)
  })
})
