import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pageAddress, publicPages } from '@brightplate/contract/site/page-address'
import { servedPage } from '@brightplate/contract/site/served-page'
import type { BuildManifest, Config } from '@react-router/dev/config'
import { buildLanguage } from './build-language.ts'
import { type BuiltRoute, preloadRoutes } from './preload-routes.ts'

const inLanguage = (path: string) => pageAddress(path, buildLanguage)

const prerender = [...publicPages, servedPage.notFoundPath].map(inLanguage)

/** What the library names the shell, and where the service looks for it. */
const shellFile = '__spa-fallback.html'
const builtShell = prerender.includes('/') ? shellFile : 'index.html'

/** The addresses that the app knows and that have no page of their own. */
function appRoutes({ routes }: BuildManifest): string[] {
  return Object.values(routes)
    .map(({ path }) => `/${path ?? ''}`)
    .filter((path) => !path.includes('*') && !prerender.includes(path))
}

/** Of each route its files, as the build wrote them down for the app. */
async function builtRoutes(client: string): Promise<Record<string, BuiltRoute>> {
  for await (const file of glob('assets/manifest-*.js', { cwd: client })) {
    const text = await readFile(join(client, file), 'utf8')
    const start = text.indexOf('{')
    return JSON.parse(text.slice(start, text.lastIndexOf('}') + 1)).routes
  }
  throw new Error('The build has no manifest')
}

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  prerender,
  buildEnd: async ({ buildManifest, reactRouterConfig }) => {
    if (!buildManifest) throw new Error('The build names no routes')
    const client = join(reactRouterConfig.buildDirectory, 'client')
    await writeFile(join(client, servedPage.routesFile), JSON.stringify(appRoutes(buildManifest)))
    const shell = join(client, inLanguage(`/${shellFile}`))
    await mkdir(dirname(shell), { recursive: true })
    await rename(join(client, builtShell), shell)
    await writeFile(shell, preloadRoutes(await readFile(shell, 'utf8'), await builtRoutes(client)))
  },
} satisfies Config
