import { isSiteClaim, type SiteClaim } from './site-claim.ts'

/**
 * How the server tells a built page what is known only when the service starts
 * (docs/decisions/012-pages-are-dressed-at-the-start.md).
 */
export const servedPage = {
  /** Stands for the service's own address in built pages. */
  originPlaceholder: 'https://origin.invalid',
  /** Attributes of `<html>`; the app reads them when it wakes up. */
  originAttribute: 'data-origin',
  claimsAttribute: 'data-claims',
  /** On an element that stays only where the claim holds, or with `none` where no claim does. */
  claimAttribute: 'data-claim',
  /** `open` where the contact form reaches somebody, else `closed`. */
  contactAttribute: 'data-contact',
  /** The address for mail that the pages show; the build writes the one of the web app. */
  mailAttribute: 'data-mail',
  /** On an element that stays only where the contact form is open, or closed. */
  contactWhenAttribute: 'data-contact-when',
  /** The address under which the not-found page is built; as an address it is not found. */
  notFoundPath: '/not-found',
  /** Addresses of the app that have no page of their own, as patterns; a file of the build. */
  routesFile: 'app-routes.json',
} as const

export const writeClaims = (claims: readonly SiteClaim[]): string => claims.join(' ') || 'none'

export const readClaims = (text: string): SiteClaim[] => text.split(' ').filter(isSiteClaim)
