import { type Language, languages } from '@brightplate/contract/languages'
import { language } from '#words/language'

export const otherLanguages: readonly Language[] = languages.filter((one) => one !== language)

/** "es" of "es-US", as pages name a language. */
export const langOf = (one: Language): string => one.slice(0, 2)
