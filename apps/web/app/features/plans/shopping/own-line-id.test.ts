import { expect, it } from 'vitest'
import { ownLineId } from './own-line-id.ts'

it('is the same for the same words, however they are spaced and capitalised', () => {
  expect(ownLineId('Paper towels')).toBe(ownLineId(' paper  towels '))
  expect(ownLineId('Paper towels')).not.toBe(ownLineId('Paper towel'))
})
