import type { Language } from '@brightplate/contract/languages'
import { languageCookie } from '@brightplate/contract/site/page-address'

const yearSeconds = 365 * 24 * 60 * 60

const inCookie = new RegExp(`(?:^|;\\s*)${languageCookie}=([\\w-]+)`)

/** What this browser was told last; none where nobody chose. */
export const storedLanguage = (): string | undefined => inCookie.exec(document.cookie)?.[1]

/** The server reads it: the page that it sends is of this language. */
export function keepLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing without TLS and in browsers of before 2025
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}
