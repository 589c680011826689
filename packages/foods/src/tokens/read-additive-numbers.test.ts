import { describe, expect, it } from 'vitest'
import { readAdditiveNumbers } from './read-additive-numbers.ts'
import { readTokens } from './read-tokens.ts'

const read = (text: string) => readAdditiveNumbers(readTokens(text)).plain.join(' ')

describe('the number of an additive', () => {
  it.each([
    ['preservative (220)', 'preservative e220'],
    ['preservatives (202, 223)', 'preservatives e202 e223'],
    ['emulsifiers 471/322', 'emulsifiers e471 e322'],
    ['Colour (150d), thickener (1412)', 'colour e150d thickener e1412'],
    ['E 220', 'e e220'],
    ['E220, 223', 'e220 e223'],
    ['INS 322', 'ins e322'],
    ['Konservierungsstoff: E 224', 'konservierungsstoff e e224'],
  ])('is read after its class, and after another number: "%s"', (text, tokens) => {
    expect(read(text)).toBe(tokens)
  })

  it.each([
    '220 g flour',
    'bake at 220',
    'preservative, 220 g sugar',
    'colour 99',
    'colour 1600',
    'preservative. Bake at 220',
  ])('is an amount or a heat elsewhere: "%s"', (text) => {
    expect(read(text)).toBe(readTokens(text).plain.join(' '))
  })
})
