// What comes before a start, in one process where its Node knows how.
import { spawnSync } from 'node:child_process'
import './prepare.mjs'

const steps = ['build-web.mjs', 'bundle/bundle-service.mjs']

// The one that bootstraps may know no globs; the project's own is there by now.
const knowsGlobs = Number(process.versions.node.split('.')[0]) >= 22
for (const step of steps) {
  if (knowsGlobs) await import(`./${step}`)
  else {
    const { status } = spawnSync('node', [`scripts/${step}`], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (status !== 0) process.exit(status ?? 1)
  }
}
