import { createSecretKey, randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { SealError, seal, unseal } from './envelope.ts'

const key = createSecretKey(randomBytes(32))
const context = ['children', 'profile', 'row 1']
const long = Buffer.from(JSON.stringify(Array.from({ length: 200 }, () => 'peanut butter')))

/** What unpacking gives, of bytes that are hardly ever packed: nothing. */
function unpacked(bytes: Buffer): Buffer {
  try {
    return brotliDecompressSync(bytes)
  } catch {
    return Buffer.alloc(0)
  }
}

describe('seal', () => {
  it('gives back what was sealed, short or long or nothing', () => {
    for (const plain of [Buffer.alloc(0), Buffer.from('Robin'), long, randomBytes(5000)]) {
      expect(unseal(key, context, seal(key, context, plain))).toEqual(plain)
    }
  })

  it('hides the text, short or long, also from whoever unpacks it', () => {
    for (const plain of [Buffer.from('peanut butter'), long]) {
      const sealed = seal(key, context, plain)
      expect(sealed.includes('peanut')).toBe(false)
      expect(unpacked(sealed.subarray(29)).includes('peanut')).toBe(false)
    }
  })

  it('packs a long one', () => {
    expect(seal(key, context, long).length).toBeLessThan(long.length / 3)
  })

  it('never seals the same text alike twice', () => {
    expect(seal(key, context, long)).not.toEqual(seal(key, context, long))
  })

  it('does not open in another row, column or table', () => {
    const sealed = seal(key, context, long)
    for (const other of [
      ['children', 'profile', 'row 2'],
      ['children', 'name', 'row 1'],
      ['users', 'profile', 'row 1'],
      ['children', 'profile'],
      ['children', 'profile row 1'],
    ]) {
      expect(() => unseal(key, other, sealed)).toThrow(SealError)
    }
  })

  it('does not open under another key', () => {
    const other = createSecretKey(randomBytes(32))
    expect(() => unseal(other, context, seal(key, context, long))).toThrow(SealError)
  })

  it('does not open when any byte was changed or cut off', () => {
    const sealed = seal(key, context, Buffer.from('Robin'))
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 3
      expect(() => unseal(key, context, changed)).toThrow(SealError)
      expect(() => unseal(key, context, sealed.subarray(0, at))).toThrow(SealError)
    }
  })

  it('says nothing of the text in its error', () => {
    try {
      unseal(key, ['elsewhere'], seal(key, context, Buffer.from('Robin')))
    } catch (error) {
      expect(String(error)).not.toContain('Robin')
      expect(error).not.toHaveProperty('cause')
    }
  })
})
