const onTheWay = new Map<string, Promise<void>>()

async function fetchFile(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`, { cause: answer.status })
  // Read to its end, so that the import finds it in the browser's cache.
  await answer.arrayBuffer()
}

/** Each file is asked for once; one that did not come, again with the next call. */
function fetchOnce(address: string): Promise<void> {
  const known = onTheWay.get(address)
  if (known) return known
  const coming = fetchFile(address)
  onTheWay.set(address, coming)
  coming.catch(() => onTheWay.delete(address))
  return coming
}

/** What this page has fetched already, in whatever way, as far as the browser still tells. */
function addressesHere(): Set<string> {
  const fetched = performance
    .getEntriesByType('resource')
    .filter((entry) => 'responseStatus' in entry && entry.responseStatus === 200)
  return new Set(fetched.map(({ name }) => name.slice(location.origin.length)))
}

/**
 * Imports code when all its files are here: what browsers once failed to import they never import again on this page.
 * Stands in place of Vite's own helper (`late-code.ts`). Throws what `isCodeGone` knows where the server has a file no more.
 */
export async function fetchCode<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const here = addressesHere()
  const missing = files.map((file) => `/${file}`).filter((address) => !here.has(address))
  await Promise.all(missing.map(fetchOnce))
  return load()
}

/** The page is of a release before the server's: only a reload brings its code. */
export const isCodeGone = (error: unknown): boolean => error instanceof Error && error.cause === 404
