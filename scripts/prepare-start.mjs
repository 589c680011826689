// What comes before a start, in one process where its Node knows how.
import { spawnSync } from 'node:child_process'
import './prepare.mjs'

// The one that bootstraps may know no globs; the project's own is there by now.
const knowsGlobs = Number(process.versions.node.split('.')[0]) >= 22
if (knowsGlobs) await import('./build-web.mjs')
else {
  const { status } = spawnSync('node', ['scripts/build-web.mjs'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
}
