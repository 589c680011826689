import { language } from '#words/language'

/** Made with the first price: a slow phone needs tens of milliseconds for it. */
let format: Intl.NumberFormat | undefined

/** "$9.99" */
export function dollars(cents: number): string {
  format ??= new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' })
  return format.format(cents / 100)
}
