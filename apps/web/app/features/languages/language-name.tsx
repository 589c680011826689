import { languageNames } from '@brightplate/contract/language-names'
import type { Language } from '@brightplate/contract/languages'
import { langOf } from './other-languages.ts'

/** "Español", on a phone "ES": both begin alike, and what is heard is what is seen. */
export function LanguageName({ language }: { language: Language }) {
  return (
    <>
      <span aria-hidden className="uppercase sm:hidden">
        {langOf(language)}
      </span>
      <span className="max-sm:sr-only">{languageNames[language]}</span>
    </>
  )
}
