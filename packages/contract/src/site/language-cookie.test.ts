import { describe, expect, it } from 'vitest'
import { languageCookie, languageInCookies } from './language-cookie.ts'

describe('the cookie of a language', () => {
  it('is of this very host and for TLS alone, where there is TLS', () => {
    expect(languageCookie('es-US', true)).toBe(
      '__Host-language=es-US; path=/; max-age=31536000; samesite=lax; secure',
    )
    expect(languageCookie('es-US', false)).toBe(
      'language=es-US; path=/; max-age=31536000; samesite=lax',
    )
  })

  it('is read by its whole name, that of this host first', () => {
    expect(languageInCookies('a=b; language=en-US')).toBe('en-US')
    expect(languageInCookies('language=en-US; __Host-language=es-US')).toBe('es-US')
    expect(languageInCookies('otherlanguage=en-US; x__Host-language=es-US')).toBeUndefined()
    expect(languageInCookies('')).toBeUndefined()
  })
})
