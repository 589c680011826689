import { describe, expect, it } from 'vitest'
import { askedLanguage, isOfCountry } from './asked-language.ts'

const asked = (header?: string) =>
  askedLanguage({ headers: header === undefined ? {} : { 'accept-language': header } })

describe('the language that a request asks for', () => {
  it.each([
    ['es-US', 'es-US'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es-US'],
    ['fr-CA, en;q=0.7, es;q=0.9', 'es-US'],
    ['ES', 'es-US'],
    ['en-GB,en;q=0.9,es;q=0.5', 'en-GB'],
    ['en-AU,es;q=0.5', 'en-GB'],
    ['en-IE', 'en-GB'],
    ['en-001', 'en-GB'],
    ['en-CA,fr-CA;q=0.9', 'en-US'],
    ['en-ph', 'en-US'],
    ['en-Latn-US', 'en-US'],
    ['es;q=0, en', 'en-US'],
  ])('of %s is %s', (header, language) => {
    expect(asked(header)).toBe(language)
  })

  it.each([undefined, '', '*', 'fr, pt-BR;q=0.8', 'es;q=none', 'eskimo'])(
    'of %s is none of ours',
    (header) => {
      expect(asked(header)).toBeNull()
    },
  )
})

describe('the country whose names of foods are typed', () => {
  it.each(['en-US,en;q=0.9', 'en-GB', 'fr, en-NZ;q=0.5', 'es-MX'])('is told by %s', (header) => {
    expect(isOfCountry({ headers: { 'accept-language': header } })).toBe(true)
  })

  it.each(['en', 'en;q=0.9, en-GB;q=0.5', 'fr', ''])('is not told by "%s"', (header) => {
    expect(isOfCountry({ headers: { 'accept-language': header } })).toBe(false)
  })

  it('is not told by a call that says nothing', () => {
    expect(isOfCountry({ headers: {} })).toBe(false)
  })
})
