/**
 * Lets those who wait go on, one in each turn of the event loop: the next of each asker in turn, each asker's own in
 * their order. The engine works in the thread that answers: without this, one turn goes through all that is asked,
 * and takes a single new connection; and who asks once would wait behind all that another asked for.
 */
export function fairTurns(): (asker: string) => Promise<void> {
  // The order of the keys is the order of turns.
  const waiting = new Map<string, (() => void)[]>()
  const next = () => {
    const [first] = waiting
    if (!first) return
    const [asker, own] = first
    waiting.delete(asker)
    own.shift()?.()
    if (own.length > 0) waiting.set(asker, own)
    if (waiting.size > 0) setImmediate(next)
  }
  return (asker) =>
    new Promise((resolve) => {
      if (waiting.size === 0) setImmediate(next)
      const own = waiting.get(asker)
      if (own) own.push(resolve)
      else waiting.set(asker, [resolve])
    })
}
