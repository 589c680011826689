import type { Language } from './languages.ts'

/** Each in its own words, wherever it stands: who looks for a language reads no other. */
export const languageNames: Readonly<Record<Language, string>> = {
  'en-US': 'English',
  'es-US': 'Español',
  'en-GB': 'English (UK)',
}
