import '../../../scripts/require-fresh-data.mjs'
import { keepCompiledSources } from './loading/keep-compiled-sources.ts'
import { resolveDrizzleOnce } from './loading/resolve-drizzle-once.ts'
import { StartupError } from './startup-error.ts'

keepCompiledSources()
resolveDrizzleOnce()
// Linked only after the check: an import of data that was never compiled ends in words of Node.
const { startService } = await import('./start-service.ts')

startService().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
