import { pageAddress } from '@brightplate/contract/site/page-address'
import { language } from '#words/language'

/** The address of a public page in the language of this one: "/about", in Spanish "/es/about". */
export const sitePath = (path: string): string => pageAddress(path, language)
