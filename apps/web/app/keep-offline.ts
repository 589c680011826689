import { serviceWorkerFile } from './trusted-texts.ts'

/** Makes the app start, with these pictures, on a device that has no connection later. */
export async function keepOffline(pictures: readonly string[]): Promise<void> {
  // Missing where a page is served without TLS; then it is read online only.
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(serviceWorkerFile, { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage([...pictures])
}
