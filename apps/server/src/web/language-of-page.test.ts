import { describe, expect, it } from 'vitest'
import { languageOfPage } from './language-of-page.ts'

const of = (url: string, headers: Record<string, string>) => languageOfPage({ url, headers })
const spanish = { 'accept-language': 'es-MX,es;q=0.9' }

describe('the language of a page', () => {
  it('is what the browser asks for, at first', () => {
    expect(of('/dashboard', spanish)).toBe('es-US')
    expect(of('/dashboard', { 'accept-language': 'fr' })).toBeNull()
  })

  it('is what was chosen in this browser, from then on', () => {
    expect(of('/dashboard', { ...spanish, cookie: 'a=b; language=en-US' })).toBe('en-US')
    const cookie = 'language=en-US; __Host-language=en-GB'
    expect(of('/dashboard', { ...spanish, cookie })).toBe('en-GB')
  })

  it('is another for an address that names it, this once', () => {
    const cookie = 'language=es-US'
    expect(of('/meal-plan/1/print?language=en-US', { cookie })).toBe('en-US')
  })

  it('is not what a cookie or an address says of no language of ours', () => {
    const cookie = 'language=tlh; otherlanguage=en-US'
    expect(of('/dashboard?language=constructor', { ...spanish, cookie })).toBe('es-US')
  })
})
