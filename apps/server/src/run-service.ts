import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { startService } from './start-service.ts'
import { StartupError } from './startup-error.ts'

// Tidied up once a heap has grown by two fifths of what lives in it, its threads' too, however the process was started.
setFlagsFromString('--heap-growing-percent=40')

// Kept at the end of a process otherwise, which a kill leaves out.
startService().then(flushCompileCache, (error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
