// Has Node keep what it compiles, by the sources' own hashes, for the next start; threads do so too. Where the folder
// cannot be written, every start compiles. Imported before the first TypeScript, or that is stripped each time.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Of this installation: whoever may write there may change the sources as well. */
const folder = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url))

enableCompileCache(process.env.NODE_COMPILE_CACHE ?? folder)
