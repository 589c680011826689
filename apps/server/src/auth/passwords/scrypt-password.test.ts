import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword, isOutdated, isPasswordOf } from './scrypt-password.ts'

/** As accounts of before have it: N 16384, r 16, p 1, 64 bytes of "correct horse" by Node's own, salt and key as hex. */
const hashOfBefore =
  '5a1f0c9d3b7e42688c6f10e2d4a9b357:' +
  'ee99dae00608fd0189f04d7b6daaedb74dfb4400469f9485d1c8b8362da51c65' +
  '0f113942100c6adb487cb66ad30a464d8e0bb3385d12d32a97a3a77d255c2572'

describe('a hash of before', () => {
  it('opens its account, to no other password, and is outdated', async () => {
    expect(await isPasswordOf(hashOfBefore, 'correct horse')).toBe(true)
    expect(await isPasswordOf(hashOfBefore, 'wrong horse')).toBe(false)
    expect(isOutdated(hashOfBefore)).toBe(true)
  })
})

describe('a hash of today', () => {
  it('says how it was made, has a salt of its own, and opens to its password alone', async () => {
    const [one, other] = await Promise.all([hashPassword('pâte'), hashPassword('pâte')])
    expect(one).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(other)
    expect(isOutdated(one)).toBe(false)
    expect(await isPasswordOf(one, 'pâte')).toBe(true)
    expect(await isPasswordOf(one, 'pâte'.normalize('NFD'))).toBe(true)
    for (const other of ['pate', 'Pâte', ' pâte', 'pâte ']) {
      expect(await isPasswordOf(one, other)).toBe(false)
    }
  })

  it('is what another program makes of the same', async () => {
    const salt = Buffer.alloc(16, 7)
    const key = scryptSync('correct horse', salt, 32, { N: 131_072, r: 8, p: 1, maxmem: 2 ** 28 })
    const hash = `$scrypt$ln=17,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`
    expect(await isPasswordOf(hash, 'correct horse')).toBe(true)
  })

  it('that is cut opens to nothing', async () => {
    const hash = await hashPassword('correct horse')
    expect(await isPasswordOf(hash.slice(0, -1), 'correct horse')).toBe(false)
    expect(await isPasswordOf(`${hash.slice(0, -43)}`, 'correct horse')).toBe(false)
  })
})
