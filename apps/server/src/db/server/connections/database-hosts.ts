import { readMatch } from '@brightplate/foods/tokens/read-match'
import { Client, type ClientBase, type ClientConfig } from 'pg'

/** "postgresql://user:password@one:5432,two/name?target_session_attrs=read-write", in its parts. */
const address = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/

/** What we ask of a host: it takes writes. Others would have us sent to a standby. */
const wanted = new Set(['any', 'read-write', 'primary'])
const attributes = 'target_session_attrs'

/** An address a host, in the order in which they are tried; null for what is no address, or asks for a standby. */
export function addressesIn(text: string): string[] | null {
  return readMatch(address, text, (start, hosts, path, query) => {
    const kept = query.split('&').filter((part) => !part.startsWith(`${attributes}=`))
    const asked = new URLSearchParams(query).get(attributes) ?? 'any'
    const rest = kept.join('&')
    const urls = hosts.split(',').map((host) => `${start}${host}${path}${rest && `?${rest}`}`)
    return wanted.has(asked) && urls.every((url) => URL.canParse(url)) ? urls : null
  })
}

/** No host takes writes just now. */
class ReadOnlyHostError extends Error {
  override name = 'ReadOnlyHostError'
  /** As the server answers a write. */
  readonly code = '25006'
}

/** The hosts of one database, of which one takes writes: that one is known until a connection to it cannot be had. */
export interface DatabaseHosts {
  count: number
  /** The address of the host to be tried now. */
  url: () => string
  /** The host of this address was no use: another one is tried next. */
  leave: (url: string) => void
  /** Throws, of several hosts, for one that takes no writes. */
  requireWrites: (client: Pick<ClientBase, 'query'>) => Promise<void>
}

export function databaseHosts(text: string): DatabaseHosts {
  const urls = addressesIn(text) ?? [text]
  let at = 0
  const url = () => urls[at] ?? text
  return {
    count: urls.length,
    url,
    leave: (left) => {
      if (left === url()) at = (at + 1) % urls.length
    },
    requireWrites: async (client) => {
      // Of one host whatever it says is all that there is.
      if (urls.length === 1) return
      const { rows } = await client.query<{ on: string }>(
        `select current_setting('transaction_read_only') as on`,
      )
      if (rows[0]?.on === 'on') throw new ReadOnlyHostError('This host takes no writes')
    },
  }
}

/** A connection to the first host that can be had. Throws why the last one could not. */
export async function openClient(hosts: DatabaseHosts, config: ClientConfig): Promise<Client> {
  for (let tried = 1; ; tried += 1) {
    const url = hosts.url()
    const client = new Client({ ...config, connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await hosts.requireWrites(client)
      return client
    } catch (error) {
      client.end().catch(() => {})
      hosts.leave(url)
      if (tried >= hosts.count) throw error
    }
  }
}

/** What a pool makes its connections of: each goes to the host that is to be tried now. */
export const clientOfHosts = (hosts: DatabaseHosts) =>
  class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: hosts.url() })
    }
  }
