import { servedPage, writeClaims } from '@brightplate/contract/served-page'
import type { SiteClaim } from '@brightplate/contract/site-claim'

export interface PageDress {
  /** The address of the site: "https://plans.example.com". */
  origin: string
  /** The claims that whoever runs the service answers for. */
  claims: readonly SiteClaim[]
}

const { originPlaceholder, claimAttribute, claimsAttribute } = servedPage

const claimElements = new RegExp(
  `<(\\w+)(?=[^>]*\\s${claimAttribute}="(\\w+)")[^>]*>[\\s\\S]*?</\\1>`,
  'g',
)

/** A built page as this service serves it: with its own address, and only the claims that hold. */
export function dressPage(html: string, { origin, claims }: PageDress): string {
  const holds = (name: string) =>
    claims.length === 0 ? name === 'none' : claims.some((claim) => claim === name)
  return html
    .replace(claimElements, (element, _tag, name: string) => (holds(name) ? element : ''))
    .replace(
      new RegExp(`${claimsAttribute}="[^"]*"`),
      `${claimsAttribute}="${writeClaims(claims)}"`,
    )
    .replaceAll(originPlaceholder, origin)
}
