import { language } from '#words/language'

const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' })

/** "$9.99" */
export const dollars = (cents: number): string => format.format(cents / 100)
