import { readClaims, servedPage } from '@brightplate/contract/site/served-page'
import { allSiteClaims } from '@brightplate/contract/site/site-claim'
import { site } from './site.ts'

const attribute = (name: string) => document.documentElement.getAttribute(name) ?? ''

/**
 * What the server wrote into this page when it started. While the page is built nobody knows yet:
 * everything is in it, and the server takes out what does not hold.
 */
export const served =
  typeof document === 'undefined'
    ? {
        isBuild: true,
        origin: servedPage.originPlaceholder,
        claims: allSiteClaims,
        mail: site.supportEmail,
        contact: 'closed',
      }
    : {
        isBuild: false,
        origin: attribute(servedPage.originAttribute),
        claims: readClaims(attribute(servedPage.claimsAttribute)),
        mail: attribute(servedPage.mailAttribute),
        contact: attribute(servedPage.contactAttribute),
      }

export const mailLink = (subject: string): string =>
  `mailto:${served.mail}?subject=${encodeURIComponent(subject)}`
