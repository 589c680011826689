/** A server's disk is seen by that server alone: what it said last holds for so long. */
const heldMs = 10_000

/** No room on the disk. */
const full = '53100'

const saysFull = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === full) || ('cause' in error && saysFull(error.cause)))

/** Whether a server has room, by how writes to it ended. */
export function roomOfServer(nowMs: () => number = () => performance.now()) {
  let fullUntilMs = 0
  return {
    failed: (error: unknown): void => {
      if (saysFull(error)) fullUntilMs = nowMs() + heldMs
    },
    hasRoom: async (): Promise<boolean> => nowMs() >= fullUntilMs,
  }
}
