import { cpSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingPart } from './data-folder/missing-part.ts'
import { syncTree } from './data-folder/sync-path.ts'

const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const { version }: { version: string } = JSON.parse(
  readFileSync(join(engine, '../../package.json'), 'utf8'),
)

/** Of this installation: whoever may write there may change the sources as well. */
const emptyDatabase = fileURLToPath(
  new URL(`../../../../../node_modules/.cache/empty-database-${version}`, import.meta.url),
)

/** Copies the kept empty database into an empty folder; false where none is kept. */
export async function copyEmptyDatabase(path: string, kept = emptyDatabase): Promise<boolean> {
  if ((await missingPart(kept)) !== null) return false
  // In one go: by promises a thousand small files take several times as long.
  cpSync(kept, path, { recursive: true })
  return true
}

/** Keeps a copy of a database that was just initialised. Where that cannot be written, the next is initialised too. */
export async function keepEmptyDatabase(path: string, kept = emptyDatabase): Promise<void> {
  const draft = `${kept}.${process.pid}`
  try {
    cpSync(path, draft, { recursive: true })
    // Or a crash could leave a copy that looks whole.
    await syncTree(draft)
    await rename(draft, kept)
  } catch {
    await rm(draft, { recursive: true, force: true }).catch(() => {})
  }
}
