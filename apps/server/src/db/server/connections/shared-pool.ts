import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { currentPartition } from '../../work-partition.ts'
import { clientOfHosts, type DatabaseHosts } from './database-hosts.ts'

const connections = 20
/** Three partitions that wait on locked tables leave connections to all others. */
const connectionsOfPartition = 6
const waitMs = 5000

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/** Nobody gave a connection back in time, which says nothing of the host. */
const isFull = (error: unknown) =>
  error instanceof Error && error.message.startsWith('timeout exceeded')

interface Waiting {
  go: () => void
  timer: NodeJS.Timeout
}

/** What a partition of work holds of the pool; there is none of one that holds nothing. */
interface Partition {
  taken: number
  waiting: Waiting[]
}

/**
 * A pool of connections of which one partition of work has a share at most, so that requests that wait
 * on a locked table leave the others alone. A connection that breaks goes back by itself.
 */
export class SharedPool extends Pool {
  readonly #partitions = new Map<string, Partition>()
  readonly #hosts: DatabaseHosts

  constructor(hosts: DatabaseHosts, config: PoolConfig) {
    super({
      max: connections,
      connectionTimeoutMillis: waitMs,
      Client: clientOfHosts(hosts),
      onConnect: hosts.requireWrites,
      ...config,
    })
    this.#hosts = hosts
    // An idle connection that the server drops is replaced at the next query.
    this.on('error', () => {})
  }

  /** Who waits for the share of a partition waits as well. */
  connections(): { used: number; idle: number; waiting: number } {
    const partitions = [...this.#partitions.values()]
    const queued = partitions.reduce((sum, { waiting }) => sum + waiting.length, 0)
    return {
      used: this.totalCount - this.idleCount,
      idle: this.idleCount,
      waiting: this.waitingCount + queued,
    }
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const taken = this.#take()
    if (!callback) return taken
    taken.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  async #take(): Promise<PoolClient> {
    const partition = currentPartition()
    await this.#enter(partition)
    try {
      const client = await this.#connect()
      this.#returnOnce(client, () => this.#leave(partition))
      return client
    } catch (error) {
      this.#leave(partition)
      throw error
    }
  }

  /** Of several hosts each is tried once, so that the request that meets a failover first is answered as well. */
  async #connect(): Promise<PoolClient> {
    for (let tried = 1; ; tried += 1) {
      const url = this.#hosts.url()
      try {
        return await super.connect()
      } catch (error) {
        if (tried >= this.#hosts.count || isFull(error)) throw error
        this.#hosts.leave(url)
      }
    }
  }

  /** Released once, by whoever holds it or by its end, whichever comes first. */
  #returnOnce(client: PoolClient, leave: () => void): void {
    const release = client.release
    let released = false
    const once = (error?: Error | boolean) => {
      if (released) return
      released = true
      client.off('error', broken)
      client.off('end', broken)
      leave()
      release.call(client, error)
    }
    const broken = () => once(true)
    client.on('error', broken)
    client.on('end', broken)
    client.release = once
  }

  #enter(partition: string): Promise<void> | undefined {
    const known = this.#partitions.get(partition)
    if (!known) {
      this.#partitions.set(partition, { taken: 1, waiting: [] })
      return
    }
    if (known.taken < connectionsOfPartition) {
      known.taken += 1
      return
    }
    const { waiting } = known
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1)
        reject(new Error('timeout exceeded when trying to connect'))
      }, waitMs)
      const one = { go: resolve, timer }
      waiting.push(one)
    })
  }

  #leave(partition: string): void {
    const known = this.#partitions.get(partition)
    if (!known) return
    const next = known.waiting.shift()
    if (next) {
      clearTimeout(next.timer)
      next.go()
      return
    }
    known.taken -= 1
    if (known.taken === 0) this.#partitions.delete(partition)
  }
}
