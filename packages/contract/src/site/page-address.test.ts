import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { pageAddress, pagePrefixes, publicPages } from './page-address.ts'

describe('the address of a public page', () => {
  it('is the specified one in English', () => {
    for (const path of publicPages) expect(pageAddress(path, 'en-US')).toBe(path)
  })

  it('stands under /es in Spanish, with its section', () => {
    expect(publicPages.map((path) => pageAddress(path, 'es-US'))).toEqual([
      '/es',
      '/es/about',
      '/es/how-it-works',
      '/es/faqs',
      '/es/contact',
      '/es/privacy',
      '/es/health-data',
    ])
    expect(pageAddress('/privacy#terms', 'es-US')).toBe('/es/privacy#terms')
    expect(pageAddress('/#prices', 'es-US')).toBe('/es#prices')
  })

  it('stands under /en-gb in British English', () => {
    expect(['/', '/about'].map((path) => pageAddress(path, 'en-GB'))).toEqual([
      '/en-gb',
      '/en-gb/about',
    ])
  })

  it('is the English one in a language that only a build for tests has', () => {
    expect(pageAddress('/about', 'en-XA')).toBe('/about')
  })

  it('tells one language from every other', () => {
    expect(new Set(languages.map((language) => pagePrefixes[language])).size).toBe(languages.length)
  })
})
