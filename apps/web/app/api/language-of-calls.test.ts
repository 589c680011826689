import { describe, expect, it } from 'vitest'
import { languageOfCalls } from './language-of-calls.ts'

describe('the language of a call', () => {
  it.each([
    ['en-US', ['en-US', 'en'], 'en-US'],
    ['en-US', ['en-CA'], 'en-US'],
    ['en-US', ['es-US', 'es'], 'en-US'],
    ['en-GB', ['en'], 'en-GB'],
    ['es-US', ['es'], 'es-US'],
  ])('is that of the page, %s, in a browser of %s', (page, ofBrowser, expected) => {
    expect(languageOfCalls(page, ofBrowser)).toBe(expected)
  })

  it.each([[['en']], [['es-MX', 'es', 'en']], [[]]])(
    'is English of no country where a browser of %s tells none',
    (ofBrowser) => {
      expect(languageOfCalls('en-US', ofBrowser)).toBe('en')
    },
  )
})
