import { flushCompileCache } from 'node:module'
import { startService } from './start-service.ts'
import { StartupError } from './startup-error.ts'

// Kept at the end of a process otherwise, which a kill leaves out.
startService().then(flushCompileCache, (error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
