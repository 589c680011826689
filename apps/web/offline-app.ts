import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pageAddress } from '@brightplate/contract/site/page-address'
import type { Plugin } from 'vite'
import { buildLanguage } from './build-language.ts'

const source = new URL('service-worker.mjs', import.meta.url)

/** What the app needs to start: its code and style, and the letters of the languages it is written in. */
const isNeeded = (name: string) => /\.(js|css)$/.test(name) || /latin-wght.*\.woff2$/.test(name)

/** Where the builds of all languages lie in one folder, each has its own; the service gives `/service-worker.js` by language. */
const fileName = pageAddress('/service-worker.js', buildLanguage).slice(1)

/** Writes the service worker, which names the files of this build; those that come later stand in the page. */
export function offlineApp(): Plugin {
  return {
    name: 'offline-app',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const files = Object.keys(bundle).filter(isNeeded).sort()
      const worker = readFileSync(source, 'utf8')
      const build = createHash('sha256')
        .update(files.join())
        .update(worker)
        .digest('hex')
        .slice(0, 12)
      this.emitFile({
        type: 'asset',
        fileName,
        source: worker
          .replace("'__FILES__'", files.map((name) => `'/${name}'`).join(', '))
          .replace('__BUILD__', build),
      })
    },
  }
}
