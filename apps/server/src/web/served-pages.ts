import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { servedPage } from '@brightplate/contract/site/served-page'
import { z } from 'zod'
import { inlineScriptHashes } from './content-security-policy.ts'
import { dressPage, type PageDress } from './dress-page.ts'
import { type PackedPage, packPage } from './packed-page.ts'

/** Every page of the built web app, ready to be sent. */
export interface ServedPages {
  origin: string
  scriptHashes: string[]
  /** By address: "/", "/about" ... */
  publicPages: ReadonlyMap<string, PackedPage>
  notFound: PackedPage
  /** What the app wakes up in at an address that has no page of its own. */
  shell: PackedPage
  isAppAddress: (path: string) => boolean
}

const shellFile = '__spa-fallback.html'

const addressOf = (file: string) => `/${dirname(file).replace(/^\.$/, '')}`

/** "/children/:id" as what its addresses match. */
const patternOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`)

async function readRoutes(folder: string): Promise<RegExp[]> {
  const text = await readFile(join(folder, servedPage.routesFile), 'utf8')
  return z.array(z.string()).parse(JSON.parse(text)).map(patternOf)
}

/** Reads the built pages and dresses them. Throws where the build is not whole. */
export async function readPages(folder: string, dress: PageDress): Promise<ServedPages> {
  const texts = new Map<string, string>()
  const packed = new Map<string, PackedPage>()
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const address = file === shellFile ? shellFile : addressOf(file)
    const text = dressPage(await readFile(join(folder, file), 'utf8'), dress)
    texts.set(address, text)
    packed.set(address, await packPage(text))
  }
  const take = (address: string) => {
    const page = packed.get(address)
    if (!page) throw new Error(`The web app was built without ${address}`)
    packed.delete(address)
    return page
  }
  const patterns = await readRoutes(folder)
  return {
    origin: dress.origin,
    scriptHashes: inlineScriptHashes([...texts.values()]),
    shell: take(shellFile),
    notFound: take(servedPage.notFoundPath),
    publicPages: packed,
    // The service worker asks for the shell by the name of its file.
    isAppAddress: (path) =>
      path === `/${shellFile}` || patterns.some((pattern) => pattern.test(path)),
  }
}
