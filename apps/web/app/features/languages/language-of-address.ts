import { languageParameter } from '@brightplate/contract/site/page-address'

/** Whether an address names the language of its page, whatever the account's is. */
export const namesLanguage = (address: string): boolean =>
  new URL(address).searchParams.has(languageParameter)

/**
 * Whether this page was opened so: its words are those of another build than the account's, so the device keeps nothing
 * of it, and the next page is loaded again.
 */
export const isOpenedInNamedLanguage: boolean =
  typeof location !== 'undefined' && namesLanguage(location.href)
