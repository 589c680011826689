// Drizzle's `package.json` lists its files in 180 kB, and Node reads all of it for each import of one and in each one:
// half a second and 160 MB. Its files lie where their addresses say, and what a name stands for stays.
import { registerHooks } from 'node:module'

const found = new Map()

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL } = context
    if (specifier.startsWith('./') || specifier.startsWith('../')) {
      if (!parentURL?.includes('/node_modules/drizzle-orm/') || !parentURL.endsWith('.js')) {
        return next(specifier, context)
      }
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    }
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
    const known = found.get(specifier)
    if (known) return { url: known, format: 'module', shortCircuit: true }
    const resolved = next(specifier, context)
    if (resolved.format === 'module') found.set(specifier, resolved.url)
    return resolved
  },
})
