import { fileURLToPath } from 'node:url'

/** For the environment of processes of ours: hundreds of starts, in this run and the next, read the same sources. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(
    new URL('../../../../../node_modules/.cache/compiled-for-tests', import.meta.url),
  ),
}
