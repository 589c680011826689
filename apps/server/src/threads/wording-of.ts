import type { Language } from '@brightplate/contract/languages'
import { inEnglish, type Wording } from '@brightplate/meal-plans/wording/wording'

/** A language, or English of no country: a name that is another food in another country is asked about. */
export type Worded = Language | 'en'

/** Of a language no words are loaded until somebody reads it. */
const wordings: Readonly<Record<Worded, () => Promise<Wording>>> = {
  en: async () => ({ ...inEnglish, country: 'british' }),
  'en-US': async () => inEnglish,
  'es-US': async () => (await import('@brightplate/meal-plans/spanish/in-spanish')).inSpanish,
  'en-GB': async () => (await import('@brightplate/meal-plans/british/in-british')).inBritish,
}

export const wordingOf = (language: Worded): Promise<Wording> => wordings[language]()
