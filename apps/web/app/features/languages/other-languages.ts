import { type Language, languages } from '@brightplate/contract/languages'
import { languageTags } from '@brightplate/contract/site/page-address'
import { language } from '#words/language'

export const otherLanguages: readonly Language[] = languages.filter((one) => one !== language)

/** "en" of both kinds of English. */
const tongueOf = (one: string): string => one.slice(0, 2)

/** English of another country: it has a word in the account and on wide screens, no place beside the first. */
export const isVariant = (one: Language): boolean =>
  languages.find((first) => tongueOf(first) === tongueOf(one)) !== one

/** What has a place at the head of a page: no second English on one in English. */
export const otherTongues: readonly Language[] = otherLanguages.filter(
  (one) => !isVariant(one) && tongueOf(one) !== tongueOf(language),
)

const [source] = languages

/** The English of this page, which is offered beside Spanish wherever sheets are made for others. */
export const ownEnglish: Language = language === 'en-GB' ? language : source

/** What sheets for others are made in at first. */
export const ownLanguage: Language = language === 'es-US' ? language : ownEnglish

/** "es" of "es-US", as pages name a language. */
export const langOf = (one: Language): string => languageTags[one]
