import { allSiteClaims, type SiteClaim } from '@brightplate/contract/site/site-claim'
import type { Env } from '../env.ts'
import { isInTheOpen, isPublicOrigin } from '../is-in-the-open.ts'
import { StartupError } from '../startup-error.ts'

/**
 * The claims that the pages make: all of them while the service is tried out on one machine, none
 * where others may reach it. Throws a `StartupError` where a public service in production does not
 * say which of them hold.
 */
export function requireSiteClaims(
  env: Pick<Env, 'NODE_ENV' | 'PUBLIC_ORIGIN' | 'HOST' | 'SITE_CLAIMS'>,
): readonly SiteClaim[] {
  if (env.SITE_CLAIMS) return env.SITE_CLAIMS
  if (env.NODE_ENV === 'production' && isPublicOrigin(env.PUBLIC_ORIGIN)) {
    throw new StartupError(
      `SITE_CLAIMS is missing: set it to the claims that hold for your service out of ${allSiteClaims.join(', ')}, or to none.`,
    )
  }
  return isInTheOpen(env) ? [] : allSiteClaims
}
