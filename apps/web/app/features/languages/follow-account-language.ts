import type { User } from '@brightplate/contract/account/auth'
import { isLanguage, languageParameter } from '@brightplate/contract/site/page-address'
import { redirectDocument } from 'react-router'
import { language } from '#words/language'
import { forgetKeptPage } from './forget-kept-page.ts'
import { keepLanguage, keptLanguage } from './keep-language.ts'

/**
 * The account's language stands above that of the browser: throws the way to the same page in it. Where the browser
 * keeps it already, the server has no such page, or another tab has just changed it: then the page stays.
 */
export async function followAccountLanguage(user: User, address: string): Promise<void> {
  const { language: own } = user
  if (!own || own === language || !isLanguage(language) || keptLanguage() === own) return
  if (new URL(address).searchParams.has(languageParameter)) return
  keepLanguage(own)
  await forgetKeptPage().catch(() => {})
  throw redirectDocument(address)
}
