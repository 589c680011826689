import type { Env } from '../../env.ts'
import { StartupError } from '../../startup-error.ts'
import type { KeyService } from './transit-master-key.ts'

export type KeyServiceEnv = Partial<
  Pick<Env, 'KEY_SERVICE_URL' | 'KEY_SERVICE_KEY' | 'KEY_SERVICE_TOKEN_FILE'>
>

/** The key service of the settings, or null. Throws a `StartupError` where its token is not said. */
export function keyServiceOf({
  KEY_SERVICE_URL: url,
  KEY_SERVICE_KEY: key = 'brightplate',
  KEY_SERVICE_TOKEN_FILE: tokenFile,
}: KeyServiceEnv): KeyService | null {
  if (url === undefined) return null
  if (tokenFile === undefined) {
    throw new StartupError(
      'KEY_SERVICE_TOKEN_FILE is missing: set it to a file that holds the token for KEY_SERVICE_URL.',
    )
  }
  return { url, key, tokenFile }
}
