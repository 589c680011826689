const last = new Map<string, Promise<unknown>>()

/**
 * Does what one account asks for one after the other in this process. What would wait for the
 * account's lock waits here, and holds no connection of the database meanwhile.
 */
export async function inOrder<Result>(
  account: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = last.get(account) ?? Promise.resolve()
  // How the one before ended is told to whoever asked for it.
  const mine = before.then(work, work)
  last.set(account, mine)
  try {
    return await mine
  } finally {
    if (last.get(account) === mine) last.delete(account)
  }
}
