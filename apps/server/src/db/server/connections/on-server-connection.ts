import type { Client, ClientConfig } from 'pg'
import { StartupError } from '../../../startup-error.ts'
import { databaseHosts, openClient } from './database-hosts.ts'

const connectMs = 10_000

export function serverRefusal(setting: string, error: unknown): StartupError {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
  return new StartupError(
    `${setting} names a PostgreSQL server that could not be used (${reason}): check its host, port, user, password and database name.`,
  )
}

/** Works on one connection of `DATABASE_URL` and ends it. Throws a `StartupError` where it cannot be had. */
export async function onServerConnection<T>(
  { connectionString, ...config }: ClientConfig & { connectionString: string },
  use: (client: Client) => Promise<T>,
): Promise<T> {
  const hosts = databaseHosts(connectionString)
  // A start is told within the time of one, however many there are.
  const limited = { ...config, connectionTimeoutMillis: connectMs / hosts.count }
  const client = await openClient(hosts, limited).catch((error: unknown) => {
    throw serverRefusal('DATABASE_URL', error)
  })
  try {
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}
