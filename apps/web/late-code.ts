import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
const source = fileURLToPath(new URL('app/fetch-code.ts', import.meta.url))

/** Code that comes late is imported by `fetchCode`, so that it can be asked for again. */
export function lateCode(): Plugin {
  return {
    name: 'late-code',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== helper) return
      return `export { fetchCode as __vitePreload } from ${JSON.stringify(source)}`
    },
    generateBundle(_, bundle) {
      const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'))
      if (styles.length > 1)
        this.error(`${styles.join(', ')}: late code brings no style of its own`)
    },
  }
}
