import type { Env } from './env.ts'

const localHost = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/

/** Whether others than this machine reach the service under this origin. */
export const isPublicOrigin = (origin: string | undefined): boolean =>
  origin !== undefined && !localHost.test(new URL(origin).hostname)

/**
 * Whether others than this machine may reach the service and nobody said that it is being developed
 * or tested: it then claims nothing and gives nothing away until it is told to.
 */
export const isInTheOpen = ({
  NODE_ENV,
  PUBLIC_ORIGIN,
  HOST,
}: Pick<Env, 'NODE_ENV' | 'PUBLIC_ORIGIN' | 'HOST'>): boolean =>
  NODE_ENV !== 'development' &&
  NODE_ENV !== 'test' &&
  (isPublicOrigin(PUBLIC_ORIGIN) || !localHost.test(HOST))
