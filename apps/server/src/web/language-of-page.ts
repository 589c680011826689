import type { Language } from '@brightplate/contract/languages'
import { languageInCookies } from '@brightplate/contract/site/language-cookie'
import { isLanguage, languageParameter } from '@brightplate/contract/site/page-address'
import type { FastifyRequest } from 'fastify'
import { askedLanguage } from '../requests/asked-language.ts'

/** What the answer depends on, for caches between. */
export const languageHeaders = ['cookie', 'accept-language']

const once = new RegExp(`[?&]${languageParameter}=([\\w-]+)`)

/** Named by this address alone, else by the browser's cookie, else by what the browser asks for; null where none of these names one of ours. */
export function languageOfPage({
  url,
  headers,
}: Pick<FastifyRequest, 'url' | 'headers'>): Language | null {
  const [named = ''] = [once.exec(url)?.[1], languageInCookies(headers.cookie ?? '')].filter(
    (text) => text !== undefined && isLanguage(text),
  )
  return isLanguage(named) ? named : askedLanguage({ headers })
}
