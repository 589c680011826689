import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { servedPage } from '@brightplate/contract/site/served-page'
import type { BuildManifest, Config } from '@react-router/dev/config'

const publicPaths = ['/', '/about', '/how-it-works', '/faqs', '/contact', '/privacy']

/** The addresses that the app knows and that have no page of their own. */
function appRoutes({ routes }: BuildManifest): string[] {
  return Object.values(routes)
    .map(({ path }) => `/${path ?? ''}`)
    .filter((path) => !path.includes('*') && !publicPaths.includes(path))
}

export default {
  ssr: false,
  prerender: [...publicPaths, servedPage.notFoundPath],
  buildEnd: async ({ buildManifest, reactRouterConfig }) => {
    if (!buildManifest) throw new Error('The build names no routes')
    await writeFile(
      join(reactRouterConfig.buildDirectory, 'client', servedPage.routesFile),
      JSON.stringify(appRoutes(buildManifest)),
    )
  },
} satisfies Config
