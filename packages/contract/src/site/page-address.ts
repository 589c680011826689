import type { Language } from '../languages.ts'

/** Public pages, at the addresses that they have in English. */
export const publicPages = [
  '/',
  '/about',
  '/how-it-works',
  '/faqs',
  '/contact',
  '/privacy',
  '/health-data',
]

/** Where the public pages of a language stand. */
export const pagePrefixes: Readonly<Record<Language, string>> = {
  'en-US': '',
  'es-US': '/es',
  'en-GB': '/en-gb',
}

/** How pages name a language: without its country where it is the only one of its tongue, or the first. */
export const languageTags: Readonly<Record<Language, string>> = {
  'en-US': 'en',
  'es-US': 'es',
  'en-GB': 'en-GB',
}

/** Asks for a page of the app in a language, this once: "/meal-plan/018f/print?language=es-US". */
export const languageParameter = 'language'

export const isLanguage = (text: string): text is Language => Object.hasOwn(pagePrefixes, text)

/** The address of a public page in a language: "/es/faqs" of "/faqs", "/es" of "/". A build of no such language is English. */
export function pageAddress(path: string, language: string): string {
  const prefix = isLanguage(language) ? pagePrefixes[language] : ''
  return prefix === '' ? path : prefix + path.replace(/^\/(?=$|[?#])/, '')
}
