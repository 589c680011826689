/** As the service worker names them. */
const cachePrefix = 'brightplate-app-'
const shell = '/__spa-fallback.html'
const earlierShell = '/__spa-fallback-earlier.html'

/**
 * The page that the service worker keeps is of the language before: the next comes from the server, and the worker is
 * renewed. Until that has kept its own, the page of before opens without a connection.
 */
export async function forgetCachedPage(): Promise<void> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return
  const names = await caches.keys()
  for (const name of names.filter((one) => one.startsWith(cachePrefix))) {
    const cache = await caches.open(name)
    const page = await cache.match(shell)
    if (!page) continue
    await cache.put(earlierShell, page)
    await cache.delete(shell)
  }
  const registration = await navigator.serviceWorker.getRegistration()
  // Goes on while the page is left; without a connection the next opening of a plan does it.
  registration?.update().catch(() => {})
}
