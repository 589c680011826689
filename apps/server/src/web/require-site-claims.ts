import { allSiteClaims, type SiteClaim } from '@brightplate/contract/site-claim'
import type { Env } from '../env.ts'
import { isPublicOrigin } from '../is-public-origin.ts'
import { StartupError } from '../startup-error.ts'

/**
 * The claims that the pages make: all of them until the service is public. Throws a `StartupError`
 * where a public service does not say which of them hold.
 */
export function requireSiteClaims(
  env: Pick<Env, 'NODE_ENV' | 'PUBLIC_ORIGIN' | 'SITE_CLAIMS'>,
): readonly SiteClaim[] {
  if (env.SITE_CLAIMS) return env.SITE_CLAIMS
  if (env.NODE_ENV === 'production' && isPublicOrigin(env.PUBLIC_ORIGIN)) {
    throw new StartupError(
      `SITE_CLAIMS is missing: set it to the claims that hold for your service out of ${allSiteClaims.join(', ')}, or to none.`,
    )
  }
  return allSiteClaims
}
