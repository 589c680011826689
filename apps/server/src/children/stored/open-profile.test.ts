import { createSecretKey, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SealError } from '../../keys/envelope.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import { buildChild } from '../../testing/families/build-child.ts'
import { changedProfile } from './child-columns.ts'
import { openProfile } from './open-profile.ts'

const newKey = () => createSecretKey(randomBytes(32))
const profileOf = (name: string) =>
  changedProfile(buildChild({ name }), { before: null, userId: 'a', now: new Date() })
const row = ['household', 'child'] as const

describe('the profile of a child', () => {
  it('is opened once for the same key and the very same bytes, and again when they change', () => {
    const key = newKey()
    const robin = sealedColumns.profile.seal(key, row, profileOf('Robin'))
    const first = openProfile(key, row, robin)
    expect(first.name).toBe('Robin')
    expect(openProfile(key, row, Buffer.from(robin))).toBe(first)
    const kim = sealedColumns.profile.seal(key, row, profileOf('Kim'))
    expect(openProfile(key, row, kim).name).toBe('Kim')
    expect(openProfile(key, row, robin).name).toBe('Robin')
  })

  it('opens with no other key, whoever has read it before', () => {
    const key = newKey()
    const sealed = sealedColumns.profile.seal(key, row, profileOf('Robin'))
    openProfile(key, row, sealed)
    expect(() => openProfile(newKey(), row, sealed)).toThrow(SealError)
  })

  it('cannot be changed by one request for another', () => {
    const key = newKey()
    const opened = openProfile(key, row, sealedColumns.profile.seal(key, row, profileOf('Robin')))
    expect(() => opened.allergies.push('fish')).toThrow(TypeError)
    expect(() => Object.assign(opened, { name: 'Kim' })).toThrow(TypeError)
  })
})
