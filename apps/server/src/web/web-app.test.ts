import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWebFolder } from '../testing/build-web-folder.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { readPages } from './served-pages.ts'

let testApp: TestApp
let webFolder: string

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'brightplate-web-'))
  await buildWebFolder(webFolder)
  testApp = await startTestApp({}, { webFolder, claims: ['gdpr'] })
})
afterAll(async () => {
  await testApp.close()
  await rm(webFolder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'GET', url, headers })

describe('a public page', () => {
  it('is served at its address, with the address of the site and only the claims that hold', async () => {
    const { statusCode, body } = await get('/about')
    expect(statusCode).toBe(200)
    expect(body).toContain('<p>About</p>')
    expect(body).toContain('href="https://plans.example.com/about"')
    expect(body).not.toContain('HIPAA')
  })

  it('is the same with a slash at the end, a query, and at the root', async () => {
    expect((await get('/about/')).body).toContain('<p>About</p>')
    expect((await get('/about?from=mail')).body).toContain('<p>About</p>')
    expect((await get('/')).body).toContain('<p>Landing</p>')
  })

  it('is never cached unseen, and not sent again while it is the same', async () => {
    const first = await get('/about')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await get('/about', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('is packed as the browser can unpack it', async () => {
    const [brotli, gzip, plain] = await Promise.all([
      get('/about', { 'accept-encoding': 'gzip, deflate, br' }),
      get('/about', { 'accept-encoding': 'gzip, br;q=0' }),
      get('/about'),
    ])
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toBe('accept-encoding')
  })

  it('may run its own inline script and no other', async () => {
    const { body, headers } = await get('/about')
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(body) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  })
})

describe('a language', () => {
  const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }

  it('has public pages of its own, and those of English stay what they are, whoever asks', async () => {
    expect((await get('/es/about')).body).toContain('<p>Acerca de</p>')
    expect((await get('/es/')).body).toContain('<p>Inicio</p>')
    expect((await get('/about', spanish)).body).toContain('<p>About</p>')
  })

  it('is that of the browser for pages of the app, and for addresses that nobody knows', async () => {
    for (const [address, words] of [
      ['/dashboard', '<p>Cargando</p>'],
      ['/__spa-fallback.html', '<p>Cargando</p>'],
      ['/nothing-here', 'No encontramos esta página'],
    ] as const) {
      const { body, headers } = await get(address, spanish)
      expect(body).toContain(words)
      expect(headers.vary).toBe('accept-encoding, cookie, accept-language')
    }
  })

  it('is the one that was chosen in the browser before that', async () => {
    const chosen = await get('/dashboard', { ...spanish, cookie: 'language=en-US' })
    expect(chosen.body).toContain('<p>Loading</p>')
  })

  it('may be another for one page, as the address says', async () => {
    const { body } = await get('/children/018f?language=es-US', { cookie: 'language=en-US' })
    expect(body).toContain('<p>Cargando</p>')
  })

  it('has a service worker of its own at the same address', async () => {
    const { body, headers } = await get('/service-worker.js', spanish)
    expect(body).toBe('instalar()')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.vary).toContain('accept-language')
    expect((await get('/service-worker.js')).body).toBe('install()')
  })

  it('leads who opens the start to its own, and nobody who comes from another page of the site', async () => {
    const led = await get('/', spanish)
    expect([led.statusCode, led.headers.location]).toEqual([302, '/es'])
    expect(led.headers.vary).toBe('cookie, accept-language, sec-fetch-site')
    const chosen = await get('/', { cookie: 'language=es-US', 'accept-language': 'en' })
    expect(chosen.headers.location).toBe('/es')
    for (const headers of [
      { ...spanish, cookie: 'language=en-US' },
      { ...spanish, 'sec-fetch-site': 'same-origin' },
      { 'accept-language': 'fr' },
    ]) {
      expect((await get('/', headers)).body).toContain('<p>Landing</p>')
    }
  })
})

describe('other addresses', () => {
  it('of the app get its shell, and stay out of search engines', async () => {
    for (const address of [
      '/dashboard',
      '/children/018f',
      '/children/018f/',
      '/__spa-fallback.html',
    ]) {
      const { statusCode, body, headers } = await get(address)
      expect(statusCode).toBe(200)
      expect(body).toContain('<p>Loading</p>')
      expect(headers['x-robots-tag']).toBe('noindex')
    }
  })

  it.each([
    '/nothing-here',
    '/not-found',
    '/children',
    '/children/018f/more',
    '/about/more',
    '/missing.png',
    '/..%2f..%2fpackage.json',
    '/app-routes.json',
    '/about/index.html',
    '/assets',
    '/assets/app-abc123.js.gz',
  ])('that nobody knows, like %s, get 404 and the not-found page', async (address) => {
    const { statusCode, body, headers } = await get(address)
    expect(statusCode).toBe(404)
    expect(body).toContain('We could not find this page')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  it('of the API that nobody knows get the error body', async () => {
    for (const address of ['/api', '/api/nothing']) {
      const response = await get(address)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'not_found' })
    }
  })
})

describe('files', () => {
  it('with a hash in their name are kept for a year, pictures for a week, others are asked for again', async () => {
    const asset = await get('/assets/app-abc123.js')
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const picture = await get('/pictures/pear.svg')
    expect(picture.headers['cache-control']).toBe('public, max-age=604800')
    const worker = await get('/service-worker.js')
    expect(worker.headers['cache-control']).toBe('no-cache')
  })

  it('are sent as they were packed to who can unpack them, and without their text to who asks for none', async () => {
    const packed = await get('/assets/app-abc123.js?v=1', { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.body).toBe('packed')
    const head = await testApp.app.inject({ method: 'HEAD', url: '/assets/app-abc123.js' })
    expect(head.statusCode).toBe(200)
    expect(head.headers['content-length']).toBe('7')
    expect(head.body).toBe('')
  })

  it('have the picture of the app where it is asked for by the usual name', async () => {
    const { statusCode, headers } = await get('/favicon.ico')
    expect([statusCode, headers.location]).toEqual([302, '/pictures/green-salad.svg'])
  })

  it('are not sent again while they are the same', async () => {
    const { headers } = await get('/assets/app-abc123.js')
    const again = await get('/assets/app-abc123.js', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('are drawn for dishes, from the words in their address', async () => {
    const drawn = await get('/plates/nuggets_fries_pile.dot-pea.svg')
    expect(drawn.statusCode).toBe(200)
    expect(drawn.headers['content-type']).toContain('image/svg+xml')
    expect(drawn.headers['cache-control']).toBe('public, max-age=604800')
    expect(drawn.body).toMatch(/^<svg /)
  })

  it.each([
    'red-apple.svg',
    'nuggets',
    'nuggets.png',
    `${'soup_'.repeat(90)}soup.svg`,
    '..%2fx.svg',
  ])('are none for %s, which is no dish', async (name) => {
    const { statusCode, body } = await get(`/plates/${name}`)
    expect(statusCode).toBe(404)
    expect(body).not.toContain('<svg')
  })

  it('tell search engines the public pages and nothing else', async () => {
    const map = (await get('/sitemap.xml')).body
    const places = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, index]) => index)
    const site = 'https://plans.example.com'
    expect(places).toEqual([`${site}/`, `${site}/es`, `${site}/about`, `${site}/es/about`])
    const about = map.split('\n').filter((line) => line.includes('about</loc>'))
    for (const line of about) {
      const links = [...line.matchAll(/hreflang="([\w-]+)" href="(.*?)"/g)].map(
        ([, ...link]) => link,
      )
      expect(links).toEqual([
        ['en', `${site}/about`],
        ['es', `${site}/es/about`],
        ['x-default', `${site}/about`],
      ])
    }
    const robots = (await get('/robots.txt')).body
    expect(robots).toContain('Sitemap: https://plans.example.com/sitemap.xml')
    expect(robots).toContain('Disallow: /api/')
  })
})

describe('a build that is not whole', () => {
  it('is not served', async () => {
    const folder = await temporaryFolder()
    await buildWebFolder(folder, 'not-found/index.html')
    await expect(
      readPages(folder, { origin: 'http://localhost', claims: [], contactMail: null }),
    ).rejects.toThrow('The web app was built without /not-found')
  })
})
