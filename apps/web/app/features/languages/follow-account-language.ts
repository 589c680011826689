import type { User } from '@brightplate/contract/account/auth'
import { isLanguage } from '@brightplate/contract/site/page-address'
import { redirectDocument } from 'react-router'
import { language } from '#words/language'
import { forgetCachedPage } from './forget-cached-page.ts'
import { keepLanguage, storedLanguage } from './keep-language.ts'
import { isOpenedInNamedLanguage, namesLanguage } from './language-of-address.ts'

/**
 * The account's language stands above that of the browser: throws the way to the same page in it. Where the browser
 * keeps it already, the server has no such page, or another tab has just changed it: then the page stays. An address
 * that names a language is read in that one, and left for a page that is loaded again.
 */
export async function followAccountLanguage(user: User, address: string): Promise<void> {
  const { language: own } = user
  if (namesLanguage(address)) return
  if (isOpenedInNamedLanguage) throw redirectDocument(address)
  if (!own || own === language || !isLanguage(language) || storedLanguage() === own) return
  keepLanguage(own)
  await forgetCachedPage().catch(() => {})
  throw redirectDocument(address)
}
