import type { Language } from '@brightplate/contract/languages'
import { inEnglish, type Wording } from '@brightplate/meal-plans/wording/wording'

/** Of a language no words are loaded until somebody reads it. */
const wordings: Readonly<Record<Language, () => Promise<Wording>>> = {
  'en-US': async () => inEnglish,
  'es-US': async () => (await import('@brightplate/meal-plans/spanish/in-spanish')).inSpanish,
  'en-GB': async () => (await import('@brightplate/meal-plans/british/in-british')).inBritish,
}

export const wordingOf = (language: Language): Promise<Wording> => wordings[language]()
