import type { Language } from '@brightplate/contract/languages'
import { languageCookie, languageInCookies } from '@brightplate/contract/site/language-cookie'

/** What this browser was told last; none where nobody chose. */
export const storedLanguage = (): string | undefined => languageInCookies(document.cookie)

/** The server reads it: the page that it sends is of this language. */
export function keepLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing without TLS and in browsers of before 2025
  document.cookie = languageCookie(language, location.protocol === 'https:')
}
