import './loading/keep-compiled-sources.mjs'
import { flushCompileCache } from 'node:module'
import '../../../scripts/require-fresh-data.mjs'
import { resolveDrizzleOnce } from './loading/resolve-drizzle-once.ts'
import { StartupError } from './startup-error.ts'

resolveDrizzleOnce()
// Linked only after the check: an import of data that was never compiled ends in words of Node.
const { startService } = await import('./start-service.ts')

// Kept at the end of a process otherwise, which a kill leaves out.
startService().then(flushCompileCache, (error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
