import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** For the environment of processes of ours: hundreds of starts in a run read the same sources. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'brightplate-compile-cache') }
