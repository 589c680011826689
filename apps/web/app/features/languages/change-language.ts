import type { Language } from '@brightplate/contract/languages'
import { languageParameter } from '@brightplate/contract/site/page-address'
import { api } from '../../api/api.ts'
import { session } from '../../api/session/session.ts'
import { forgetCachedPage } from './forget-cached-page.ts'
import { keepLanguage } from './keep-language.ts'
import { isOpenedInNamedLanguage } from './language-of-address.ts'

/** Changes the language of the account and of this browser, and reloads the page; fails as the call does. */
export async function changeLanguage(language: Language): Promise<void> {
  const { id, name, email } = await api('changeAccount', { body: { language } })
  session.changeUser({ id, name, email, language })
  keepLanguage(language)
  await forgetCachedPage().catch(() => {})
  if (!isOpenedInNamedLanguage) return location.reload()
  const here = new URL(location.href)
  here.searchParams.delete(languageParameter)
  location.replace(here)
}
