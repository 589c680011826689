import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const source = readFileSync(new URL('service-worker.mjs', import.meta.url), 'utf8')
const origin = 'https://brightplate.example'
const shell = '/__spa-fallback.html'

interface WorkerEvent {
  request?: { url: string; method: string; mode: string }
  waitUntil?: (work: Promise<void>) => void
  respondWith?: (answer: Promise<Response>) => void
}

const pathOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, origin).pathname

/** The worker of one build in a browser of its own, with the caches of the builds before it. */
function startWorker(build: string, stored = new Map<string, Map<string, Response>>()) {
  const online = { on: true }
  const asked: string[] = []
  /** What the server answers to whoever asks for the shell. */
  const served = { text: `"/assets/late-${build}.js"` }
  const handlers = new Map<string, (event: WorkerEvent) => void>()
  const fetch = async (request: string | { url: string }) => {
    asked.push(pathOf(request))
    if (!online.on) throw new TypeError('Failed to fetch')
    return new Response(pathOf(request) === shell ? served.text : `new ${build}`)
  }
  const open = (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, files)
    return {
      match: async (request: string | { url: string }) => files.get(pathOf(request))?.clone(),
      put: async (request: string | { url: string }, answer: Response) => {
        files.set(pathOf(request), answer)
      },
      delete: async (request: string) => files.delete(pathOf(request)),
      addAll: async (paths: string[]) => {
        if (worker.failsAt && paths.includes(worker.failsAt)) throw new TypeError('Failed to fetch')
        for (const path of paths) files.set(path, new Response(`kept ${build}`))
      },
    }
  }
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: string | { url: string }, options?: { cacheName: string }) => {
      const names = options ? [options.cacheName] : [...stored.keys()]
      for (const name of names) {
        const found = await open(name).match(request)
        if (found) return found
      }
    },
  }
  const self = {
    location: { origin },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (kind: string, handle: (event: WorkerEvent) => void) =>
      handlers.set(kind, handle),
  }
  const script = source.replace("'__FILES__'", "'/assets/app.js'").replace('__BUILD__', build)
  runInContext(script, createContext({ self, caches, fetch, URL, Response, Request, Set, Error }))
  const run = async (kind: string) => {
    const work: Promise<void>[] = []
    handlers.get(kind)?.({ waitUntil: (one) => work.push(one) })
    await Promise.all(work)
  }
  const worker = {
    online,
    /** A file that cannot be loaded. */
    failsAt: '',
    shell: served,
    asked,
    stored,
    open,
    start: async () => {
      await run('install')
      await run('activate')
    },
    /** What the page gets; null where the worker leaves the request to the browser. */
    get: async (path: string, mode = 'cors', method = 'GET') => {
      const answers: Promise<Response>[] = []
      const after: Promise<void>[] = []
      const request = { url: new URL(path, origin).href, method, mode }
      handlers.get('fetch')?.({
        request,
        respondWith: (given) => answers.push(given),
        waitUntil: (one) => after.push(one),
      })
      const [answer] = answers
      const text = answer ? await (await answer).text() : null
      await Promise.all(after)
      return text
    },
  }
  return worker
}

describe('the service worker', () => {
  it('takes pages from the server whenever it answers, and its own only when it does not', async () => {
    const worker = startWorker('b1')
    await worker.start()
    expect(await worker.get('/dashboard', 'navigate')).toBe('new b1')
    worker.online.on = false
    expect(await worker.get('/dashboard', 'navigate')).toContain('/assets/late-b1.js')
  })

  it('takes the page of a plan from what is kept, and renews that after', async () => {
    const worker = startWorker('b1')
    await worker.start()
    worker.shell.text = '"/assets/late-b1.js" dressed anew'
    expect(await worker.get('/meal-plan/1', 'navigate')).toBe('"/assets/late-b1.js"')
    expect(await worker.get('/meal-plan/1', 'navigate')).toContain('dressed anew')
  })

  it('asks the server for the page of a plan in a language that its address names', async () => {
    const worker = startWorker('b1')
    await worker.start()
    expect(await worker.get('/meal-plan/1/print?language=es-US', 'navigate')).toBe('new b1')
  })

  it('keeps no page of another build, whose code it does not have', async () => {
    const worker = startWorker('b1')
    await worker.start()
    worker.shell.text = '"/assets/late-b2.js"'
    await worker.get('/meal-plan/1', 'navigate')
    expect(await worker.get('/meal-plan/1', 'navigate')).toBe('"/assets/late-b1.js"')
  })

  it('keeps the code of its build, with what only the page names', async () => {
    const worker = startWorker('b1')
    await worker.start()
    worker.online.on = false
    expect(await worker.get('/assets/app.js')).toBe('kept b1')
    expect(await worker.get('/assets/late-b1.js')).toBe('kept b1')
  })

  it('keeps a picture once it was shown', async () => {
    const worker = startWorker('b1')
    await worker.start()
    await worker.get('/pictures/pear.svg')
    worker.online.on = false
    expect(await worker.get('/pictures/pear.svg')).toBe('new b1')
  })

  it('keeps no plate of a family among the files of the app', async () => {
    const worker = startWorker('b1')
    await worker.start()
    expect(await worker.get('/plates/soup-tomato.svg')).toBe('new b1')
    const kept = [...worker.stored.values()].flatMap((files) => [...files.keys()])
    expect(kept.filter((path) => path.startsWith('/plates/'))).toEqual([])
  })

  it('never touches a call of the API, another origin, or anything but reading', async () => {
    const worker = startWorker('b1')
    await worker.start()
    expect(await worker.get('/api/meal-plans')).toBeNull()
    expect(await worker.get('/api/meal-plans', 'navigate')).toBeNull()
    expect(await worker.get('https://else.example/assets/app.js')).toBeNull()
    expect(await worker.get('/assets/app.js', 'cors', 'POST')).toBeNull()
    expect([...(worker.stored.get('brightplate-app-b1')?.keys() ?? [])].sort()).toEqual(
      [shell, '/assets/app.js', '/assets/late-b1.js'].sort(),
    )
  })

  it('leaves the build before for tabs that are still open, and none before that', async () => {
    const first = startWorker('b1')
    await first.start()
    const second = startWorker('b2', first.stored)
    await second.start()
    second.online.on = false
    expect(await second.get('/assets/late-b1.js')).toBe('kept b1')
    expect(await second.get('/assets/app.js')).toBe('kept b2')
    await startWorker('b3', first.stored).start()
    expect([...first.stored.keys()]).toEqual(['brightplate-app-b2', 'brightplate-app-b3'])
  })

  it('opens the page of the language before until the next worker has its own with all its files', async () => {
    const english = startWorker('en')
    await english.start()
    // As a change of language leaves it.
    const cache = english.open('brightplate-app-en')
    const page = await cache.match(shell)
    if (!page) throw new Error('No page')
    await cache.put('/__spa-fallback-earlier.html', page)
    await cache.delete(shell)
    english.online.on = false
    expect(await english.get('/meal-plan/1', 'navigate')).toContain('/assets/late-en.js')

    const cut = startWorker('es', english.stored)
    cut.failsAt = '/assets/app.js'
    await expect(cut.start()).rejects.toThrow('Failed to fetch')
    expect(await english.get('/meal-plan/1', 'navigate')).toContain('/assets/late-en.js')

    const spanish = startWorker('es', english.stored)
    await spanish.start()
    expect(await english.get('/meal-plan/1', 'navigate')).toContain('/assets/late-es.js')
    spanish.online.on = false
    expect(await spanish.get('/meal-plan/1', 'navigate')).toContain('/assets/late-es.js')
  })

  it('is not put to work where a file of its build is missing', async () => {
    const worker = startWorker('b1')
    worker.online.on = false
    await expect(worker.start()).rejects.toThrow('Failed to fetch')
  })
})
