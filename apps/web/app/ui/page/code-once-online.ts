const online = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }))

/** For what the page does without: where its code cannot be fetched, it comes when there is a connection again. */
export async function codeOnceOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch {
    await online()
    return codeOnceOnline(load)
  }
}
