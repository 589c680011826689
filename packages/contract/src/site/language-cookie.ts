import type { Language } from '../languages.ts'

const plain = 'language'
/** A browser takes it with TLS alone, and from this very host: no other name of the domain sets it. */
const ofHost = `__Host-${plain}`
const yearSeconds = 365 * 24 * 60 * 60

const inCookies = [ofHost, plain].map((name) => new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`))

/** What a browser's cookies say of the language that was chosen in it; that of this host before any other. */
export const languageInCookies = (cookies: string): string | undefined =>
  inCookies.map((one) => one.exec(cookies)?.[1]).find((named) => named !== undefined)

/** The cookie that keeps the language that was chosen, for a year. */
export const languageCookie = (language: Language, hasTls: boolean): string => {
  const kept = `${hasTls ? ofHost : plain}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  return hasTls ? `${kept}; secure` : kept
}
