/**
 * Lets those who wait go on in their order, one in each turn of the event loop. The engine works in the thread that
 * answers: without this, one turn goes through all that is asked, and takes a single new connection.
 */
export function oneEachTurn(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return last
  }
}
