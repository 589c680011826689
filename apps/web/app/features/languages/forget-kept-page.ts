/** As the service worker names them. */
const cachePrefix = 'brightplate-app-'
const shell = '/__spa-fallback.html'

/** The page that the service worker keeps is of the language before: the next comes from the server, and the worker is renewed. */
export async function forgetKeptPage(): Promise<void> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return
  const names = await caches.keys()
  for (const name of names.filter((one) => one.startsWith(cachePrefix))) {
    await (await caches.open(name)).delete(shell)
  }
  const registration = await navigator.serviceWorker.getRegistration()
  // Goes on while the page is left; without a connection the next opening of a plan does it.
  registration?.update().catch(() => {})
}
