import { pageAddress, publicPages } from '@brightplate/contract/site/page-address'
import { useLocation } from 'react-router'
import { useSession } from '../../api/session/session.ts'
import { sitePath } from '../../site-path.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { keepLanguage } from './keep-language.ts'
import { LanguageName } from './language-name.tsx'
import { isVariant, langOf, otherLanguages } from './other-languages.ts'

/** A public page under its addresses in other languages; without scripts too. */
export function PageInOtherLanguages() {
  const signedIn = useSession() !== null
  const here = useLocation().pathname.replace(/\/$/, '')
  const page = publicPages.find((path) => sitePath(path).replace(/\/$/, '') === here)
  if (!page) return null
  return otherLanguages.map((language) => (
    <a
      key={language}
      href={pageAddress(page, language)}
      hrefLang={langOf(language)}
      lang={langOf(language)}
      className={buttonStyle(
        'quiet',
        `min-w-11 max-sm:px-1 ${isVariant(language) ? 'max-sm:hidden' : ''}`,
      )}
      // Of who is signed in the account keeps the language: this reads a page.
      onClick={signedIn ? undefined : () => keepLanguage(language)}
    >
      <LanguageName language={language} />
    </a>
  ))
}
