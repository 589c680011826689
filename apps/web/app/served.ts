import { readClaims, servedPage } from '@brightplate/contract/served-page'
import { allSiteClaims } from '@brightplate/contract/site-claim'

const attribute = (name: string) => document.documentElement.getAttribute(name) ?? ''

/**
 * What the server wrote into this page when it started. While the page is built nobody knows yet:
 * everything is in it, and the server takes out what does not hold.
 */
export const served =
  typeof document === 'undefined'
    ? { isBuild: true, origin: servedPage.originPlaceholder, claims: allSiteClaims }
    : {
        isBuild: false,
        origin: attribute(servedPage.originAttribute),
        claims: readClaims(attribute(servedPage.claimsAttribute)),
      }
