// Compiles the data whose sources are not those of the last time. Imported by the set-up of tests and journeys.
import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compilations, isFresh, root, stampOf } from './compile/compiled-data.mjs'

// npm puts the project's own Node first on the path; the one that bootstraps may know no TypeScript.
const runsTypeScript = Number(process.versions.node.split('.')[0]) >= 24
const node = runsTypeScript ? process.execPath : 'node'

const known = new Map()
for (const compilation of compilations) {
  if (isFresh(compilation, known)) continue
  // Before it reads them: what changes meanwhile is compiled the next time.
  const stamp = stampOf(compilation)
  const { output, compiler } = compilation
  const { status, stdout } = spawnSync(node, [compiler], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(`${output} could not be compiled: mend what stands above.`)
    process.exit(1)
  }
  // Whole or not at all, also where two processes compile at once.
  const path = join(root, output)
  const draft = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(draft, stamp + stdout)
  renameSync(draft, path)
}
