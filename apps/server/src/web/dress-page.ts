import { servedPage, writeClaims } from '@brightplate/contract/site/served-page'
import type { SiteClaim } from '@brightplate/contract/site/site-claim'

export interface PageDress {
  /** The address of the site: "https://plans.example.com". */
  origin: string
  /** The claims that whoever runs the service answers for. */
  claims: readonly SiteClaim[]
  /** The mailbox of the contact form, which the pages show then; null where it reaches nobody. */
  contactMail: string | null
}

const {
  originPlaceholder,
  claimAttribute,
  claimsAttribute,
  contactAttribute,
  contactWhenAttribute,
  mailAttribute,
} = servedPage

/** Takes out the elements with this attribute whose value does not hold. They have none of their own tag inside. */
function keepWhere(html: string, attribute: string, holds: (value: string) => boolean): string {
  const elements = new RegExp(`<(\\w+)(?=[^>]*\\s${attribute}="(\\w+)")[^>]*>[\\s\\S]*?</\\1>`, 'g')
  return html.replace(elements, (element, _tag, value: string) => (holds(value) ? element : ''))
}

const writeAttribute = (html: string, name: string, value: string): string =>
  html.replace(new RegExp(`${name}="[^"]*"`), () => `${name}="${value}"`)

function writeContact(html: string, contactMail: string | null): string {
  if (!contactMail) return keepWhere(html, contactWhenAttribute, (when) => when === 'closed')
  const shown = new RegExp(`${mailAttribute}="([^"]+)"`).exec(html)?.[1]
  const open = keepWhere(html, contactWhenAttribute, (when) => when === 'open')
  const marked = writeAttribute(open, contactAttribute, 'open')
  return shown ? marked.replaceAll(shown, () => contactMail) : marked
}

/** A built page as this service serves it: with its own addresses, and only the claims that hold. */
export function dressPage(html: string, { origin, claims, contactMail }: PageDress): string {
  const claimed = keepWhere(html, claimAttribute, (name) =>
    claims.length === 0 ? name === 'none' : claims.some((claim) => claim === name),
  )
  const marked = writeAttribute(claimed, claimsAttribute, writeClaims(claims))
  return writeContact(marked, contactMail).replaceAll(originPlaceholder, origin)
}
