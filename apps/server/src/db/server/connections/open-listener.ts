import type { Client } from 'pg'
import { databaseHosts, openClient } from './database-hosts.ts'
import { openSocket } from './open-socket.ts'

const firstRetryMs = 500
const longestRetryMs = 10_000
const heartbeatMs = 10_000
const connectMs = 10_000

interface Subscription {
  channel: string
  onNotification: (payload: string) => void
  /** Something may have been missed. */
  onReconnect: () => void
}

export interface Listener {
  listen: (
    channel: string,
    onNotification: Subscription['onNotification'],
    onReconnect: Subscription['onReconnect'],
  ) => Promise<{ close: () => Promise<void> }>
  close: () => Promise<void>
}

const listenOn = (client: Client, channel: string) =>
  client.query(`listen ${client.escapeIdentifier(channel)}`)

/**
 * One connection for all notifications, made again whenever it breaks. Throws when it cannot be had
 * at the start.
 */
export async function openListener(connectionString: string): Promise<Listener> {
  const hosts = databaseHosts(connectionString)
  const subscriptions = new Set<Subscription>()
  let client: Client | null = null
  let closed = false
  let retryMs = firstRetryMs
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    const next = await openClient(hosts, {
      stream: openSocket,
      connectionTimeoutMillis: connectMs / hosts.count,
    })
    // Both events may come, and errors even after the end.
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    next.on('notification', ({ channel, payload = '' }) => {
      for (const one of subscriptions) if (one.channel === channel) one.onNotification(payload)
    })
    try {
      for (const channel of new Set([...subscriptions].map((one) => one.channel))) {
        await listenOn(next, channel)
      }
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    if (closed) return next.end()
    client = next
    retryMs = firstRetryMs
    for (const { onReconnect } of subscriptions) onReconnect()
  }
  const again = () => {
    if (closed) return
    timer = setTimeout(() => connect().catch(again), retryMs)
    retryMs = Math.min(longestRetryMs, retryMs * 2)
  }
  const lost = (gone: Client) => {
    if (client !== gone) return
    client = null
    again()
  }
  // A connection that nobody speaks on would not be seen to break.
  const heartbeat = setInterval(() => client?.query('select 1').catch(() => {}), heartbeatMs)

  try {
    await connect()
  } catch (error) {
    clearInterval(heartbeat)
    throw error
  }
  return {
    listen: async (channel, onNotification, onReconnect) => {
      const subscription = { channel, onNotification, onReconnect }
      subscriptions.add(subscription)
      // Where this fails the connection is broken, and the next one listens.
      if (client) await listenOn(client, channel).catch(() => {})
      onReconnect()
      return {
        close: async () => {
          subscriptions.delete(subscription)
        },
      }
    },
    close: async () => {
      closed = true
      clearInterval(heartbeat)
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
