import type { Language } from '@brightplate/contract/languages'
import { api } from '../../api/api.ts'
import { session } from '../../api/session/session.ts'
import { forgetKeptPage } from './forget-kept-page.ts'
import { keepLanguage } from './keep-language.ts'

/** Changes the language of the account and of this browser, and loads the page anew; fails as the call does. */
export async function changeLanguage(language: Language): Promise<void> {
  const { id, name, email } = await api('changeAccount', { body: { language } })
  session.changeUser({ id, name, email, language })
  keepLanguage(language)
  await forgetKeptPage().catch(() => {})
  location.reload()
}
