import { setFlagsFromString } from 'node:v8'

/**
 * For what PGlite is opened after it: the engine's largest function takes 600 MB and seconds of processor time to be
 * compiled a second time, for queries that are no tenth faster.
 */
export function compileOnce(): void {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}
