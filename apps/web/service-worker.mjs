// Lets the app start without a connection. It keeps the app itself, never an answer of the API.
// `build` and `files` are put in by the build: every build has a cache of its own.
const build = '__BUILD__'
const files = ['__FILES__']

const prefix = 'brightplate-app-'
const ours = prefix + build
const shell = '/__spa-fallback.html'
// Where a change of language puts the page of the language before.
const earlierShell = '/__spa-fallback-earlier.html'

async function install() {
  const cache = await caches.open(ours)
  // Past the browser's own cache, so that a page of an earlier build is never kept under this one.
  const page = await fetch(shell, { cache: 'reload' })
  if (!page.ok) throw new Error('The page of the app is not there')
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  await cache.addAll([...new Set([...files, ...named])])
  // Last, so that a page is kept with all that it needs or not at all.
  await cache.put(shell, page)
  await cache.delete(earlierShell)
  await self.skipWaiting()
}

self.addEventListener('install', (event) => event.waitUntil(install()))

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ours)
    // A tab that is open since the last build may still ask for that build's code.
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

const keptShell = () => caches.match(shell, { cacheName: ours })

/** Pages come from the server whenever it answers, so that none is ever stale. */
const page = (request) =>
  fetch(request).catch(
    // After a change of language: that of the next worker, and until it has one that of the language before.
    async () =>
      (await keptShell()) ??
      (await caches.match(shell)) ??
      (await caches.match(earlierShell)) ??
      Response.error(),
  )

/** What the server wrote into the page since is kept too, unless it is the page of another build. */
async function renewShell() {
  const answer = await fetch(shell, { cache: 'reload' })
  const named = (await answer.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  const cache = await caches.open(ours)
  const known = await Promise.all(named.map((address) => cache.match(address)))
  if (answer.ok && known.every(Boolean)) await cache.put(shell, answer)
}

/** A plan, and what is shared, is read from what is kept, also on a slow line: its page comes from here, and is renewed after. */
function keptPage(event) {
  event.waitUntil(renewShell().catch(() => {}))
  return keptShell().then((kept) => kept ?? page(event.request))
}

async function file(request) {
  const cache = await caches.open(ours)
  const kept = (await cache.match(request)) ?? (await caches.match(request))
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

// The plates of a family tell what it eats: kept apart, and forgotten when it logs out.
const plates = 'brightplate-plates'

const plate = async (request) =>
  (await caches.match(request, { cacheName: plates })) ?? fetch(request)

async function keepPlate(address) {
  const cache = await caches.open(plates)
  if (await cache.match(address)) return
  const answer = await fetch(address)
  if (answer.ok) await cache.put(address, answer)
}

/** The viewer says which pictures its plan needs. */
self.addEventListener('message', (event) => {
  const of = (folder) => event.data.filter((address) => address.startsWith(folder))
  const kept = [
    ...of('/pictures/').map((address) => file(new Request(address))),
    ...of('/plates/').map(keepPlate),
  ]
  event.waitUntil(Promise.allSettled(kept))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname === '/api' || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    // Of another language than the kept page where the address names one.
    const isKept =
      !searchParams.has('language') &&
      (pathname === '/shared' || pathname.startsWith('/meal-plan/'))
    event.respondWith(isKept ? keptPage(event) : page(request))
  } else if (pathname.startsWith('/plates/')) event.respondWith(plate(request))
  else if (/^\/(assets|pictures)\//.test(pathname)) event.respondWith(file(request))
})
