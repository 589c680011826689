import { servedPage } from '@brightplate/contract/site/served-page'
import { allSiteClaims, type SiteClaim } from '@brightplate/contract/site/site-claim'
import type { ReactNode } from 'react'
import { gdpr, hipaa, soc2, ssl } from '#words/site/claim'
import { served } from '../../served.ts'

const claimWords: Record<SiteClaim, string> = { hipaa, soc2, ssl, gdpr }

const shownFor = (name: SiteClaim | 'none') => ({ [servedPage.claimAttribute]: name })

/** The claims that whoever runs the service answers for. */
export function ClaimList({ className }: { className: string }) {
  const shown = allSiteClaims.filter((claim) => served.claims.includes(claim))
  return (
    <ul className={className}>
      {shown.map((claim) => (
        <li key={claim} {...shownFor(claim)}>
          {claimWords[claim]}
        </li>
      ))}
    </ul>
  )
}

/** Stands only where no claim is made. */
export function WithoutClaims({ children }: { children: ReactNode }) {
  if (!served.isBuild && served.claims.length > 0) return null
  return <p {...shownFor('none')}>{children}</p>
}
