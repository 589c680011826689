import { StartupError } from '../startup-error.ts'

/** Why a port could not be had, as a `StartupError` that names the setting; other failures as they are. */
export function listenError(
  error: unknown,
  { HOST, PORT }: { HOST: string; PORT: number },
  setting: 'PORT' | 'METRICS_PORT' = 'PORT',
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `${setting} ${PORT} is taken by another program: stop that one, or set ${setting} to a free port.`,
    )
  }
  if (code === 'EACCES') {
    return new StartupError(
      `${setting} ${PORT} may not be used by this user: set ${setting} to a number above 1023.`,
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(
      `HOST ${HOST} is no address of this machine: set HOST to 127.0.0.1 or 0.0.0.0.`,
    )
  }
  return error
}
