/** Initialises a database in the empty folder of its argument, as a process of its own. */
import { PGlite } from '@electric-sql/pglite'
import { compileOnce } from './compile-once.ts'

compileOnce()
const engine = await PGlite.create({ dataDir: process.argv[2] ?? '' })
await engine.close()
