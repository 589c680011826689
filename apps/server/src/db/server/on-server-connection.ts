import { Client, type ClientConfig } from 'pg'
import { StartupError } from '../../startup-error.ts'

const connectMs = 10_000

export function serverRefusal(setting: string, error: unknown): StartupError {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
  return new StartupError(
    `${setting} names a PostgreSQL server that could not be used (${reason}): check its host, port, user, password and database name.`,
  )
}

/** Works on one connection of `DATABASE_URL` and ends it. Throws a `StartupError` where it cannot be had. */
export async function onServerConnection<T>(
  config: ClientConfig,
  use: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...config, connectionTimeoutMillis: connectMs })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw serverRefusal('DATABASE_URL', error)
  }
  try {
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}
