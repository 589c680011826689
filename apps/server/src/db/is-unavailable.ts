const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EIO',
  // Ours: keys:rotate was run under a process; the folder of keys is not there.
  'EKEYREVOKED',
  'EKEYMISSING',
])

/**
 * SQLSTATE: lost connections (08), a transaction that was rolled back for another (40), no room, memory or
 * connections left (53), the server stopping, starting or cancelling (57), an idle transaction that was
 * ended, a server that takes no writes, as a standby does (25006), a lock not had in time, a database that takes no connections just now (55000), a statement without its
 * name (26000), as the one before it on a shared connection could not be parsed.
 */
const sqlState = /^(08...|26000|40001|40P01|53...|57014|57P0[1235]|25006|25P0[34]|55000|55P03)$/

/** Failures of the driver that carry no code, and of a coordinator that lost a worker and gives it the code of its own faults. */
const messages = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'connection not open',
  'connection to the remote node',
  'could not commit transaction for shard',
  'failure on connection marked as essential',
  'server closed the connection unexpectedly',
]

/** Whether the database could not do it now, and may do the same later. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && typeof error.code === 'string') {
    if (systemCodes.has(error.code) || sqlState.test(error.code)) return true
  }
  if (error instanceof Error && messages.some((message) => error.message.startsWith(message))) {
    return true
  }
  return 'cause' in error && isUnavailable(error.cause)
}
