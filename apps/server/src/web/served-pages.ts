import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type Language, languages } from '@brightplate/contract/languages'
import { pageAddress } from '@brightplate/contract/site/page-address'
import { servedPage } from '@brightplate/contract/site/served-page'
import { z } from 'zod'
import { type PackedText, packText } from '../requests/packed-text.ts'
import { inlineScriptHashes } from './content-security-policy.ts'
import { dressPage, type PageDress } from './dress-page.ts'

interface PagesOfLanguage {
  notFound: PackedText
  /** What the app wakes up in at an address that has no page of its own. */
  shell: PackedText
  /** The file of the service worker, which keeps the app of this language. */
  serviceWorker: string
}

/** Every page of the built web app, ready to be sent, and the names of its other files. */
export interface ServedPages {
  origin: string
  scriptHashes: string[]
  /** By address: "/", "/about", "/es/about" ... */
  publicPages: ReadonlyMap<string, PackedText>
  languages: ReadonlyMap<Language, PagesOfLanguage>
  /** For whoever asks for a language that is not built, or for none. */
  otherLanguages: PagesOfLanguage
  isAppAddress: (path: string) => boolean
  /** "assets/app-abc123.js" */
  files: ReadonlySet<string>
}

const shellFile = '/__spa-fallback.html'
export const serviceWorkerFile = 'service-worker.js'

const addressOf = (file: string) =>
  file.endsWith(shellFile.slice(1)) ? `/${file}` : `/${dirname(file).replace(/^\.$/, '')}`

/** "/children/:id" as what its addresses match. */
const patternOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`)

async function readRoutes(folder: string): Promise<RegExp[]> {
  const text = await readFile(join(folder, servedPage.routesFile), 'utf8')
  return z.array(z.string()).parse(JSON.parse(text)).map(patternOf)
}

/** Reads the built pages and dresses them. Throws where the build is not whole. */
export async function readPages(folder: string, dress: PageDress): Promise<ServedPages> {
  const texts = new Map<string, string>()
  const packed = new Map<string, PackedText>()
  // Node's `glob` loads a library of its own at every start.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort()
  for (const file of names) {
    if (!file.endsWith('.html')) continue
    const address = addressOf(file)
    const text = dressPage(await readFile(join(folder, file), 'utf8'), dress)
    texts.set(address, text)
    packed.set(address, packText(text, 'text/html; charset=utf-8'))
  }
  const take = (address: string) => {
    const page = packed.get(address)
    if (!page) throw new Error(`The web app was built without ${address}`)
    packed.delete(address)
    return page
  }
  const patterns = await readRoutes(folder)
  const inLanguage = (language: Language): PagesOfLanguage => ({
    shell: take(pageAddress(shellFile, language)),
    notFound: take(pageAddress(servedPage.notFoundPath, language)),
    serviceWorker: pageAddress(`/${serviceWorkerFile}`, language).slice(1),
  })
  const built = languages.filter((language) => packed.has(pageAddress(shellFile, language)))
  const [first = languages[0]] = built
  const otherLanguages = inLanguage(first)
  return {
    origin: dress.origin,
    scriptHashes: inlineScriptHashes([...texts.values()]),
    languages: new Map([
      [first, otherLanguages],
      ...built.slice(1).map((language) => [language, inLanguage(language)] as const),
    ]),
    otherLanguages,
    publicPages: packed,
    // The service worker asks for the shell by the name of its file.
    isAppAddress: (path) => path === shellFile || patterns.some((pattern) => pattern.test(path)),
    // Packed forms are sent in place of their file.
    files: new Set(
      names.filter((name) => !/\.(html|br|gz)$/.test(name) && name !== servedPage.routesFile),
    ),
  }
}
