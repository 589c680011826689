import { languageNames } from '@brightplate/contract/language-names'
import { languageParameter } from '@brightplate/contract/site/page-address'
import * as words from '#words/plans/print'
import { langOf, otherLanguages } from '../../languages/other-languages.ts'
import type { PrintChoice } from './print-choice.ts'

/** The same sheets in each other language: a page of another build, so it is loaded whole. */
export function PrintLanguages({ choice: { kind, day } }: { choice: PrintChoice }) {
  return (
    <p className="text-sm">
      {words.otherLanguages}{' '}
      {otherLanguages.map((language) => (
        <a
          key={language}
          href={`?${new URLSearchParams({ what: kind, day: String(day), [languageParameter]: language })}`}
          hrefLang={langOf(language)}
          lang={langOf(language)}
          className="mx-1 inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {languageNames[language]}
        </a>
      ))}
      <span className="block text-muted">{words.otherLanguagesHint}</span>
    </p>
  )
}
