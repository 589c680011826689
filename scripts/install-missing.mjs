// Runs before the project's dependencies are there, on whatever Node bootstraps them: no imports but Node's.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Brightplate needs Node 20.19 or newer, this is ${process.versions.node}.`)
  process.exit(1)
}

const stamp = 'node_modules/.brightplate-lock'
const lock = readFileSync('package-lock.json', 'utf8')

/** Whether npm's own note of its last install, which it writes at the end, holds all that the lock file asks for. */
function isInstalledByNpm() {
  const note = 'node_modules/.package-lock.json'
  const hasNode = ['node', 'node.exe'].some((name) => existsSync(`node_modules/node/bin/${name}`))
  if (!hasNode || !existsSync(note)) return false
  const { packages: installed } = JSON.parse(readFileSync(note, 'utf8'))
  // What is for other machines is left out.
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, { version, integrity, optional }]) =>
      !path.includes('node_modules/') ||
      (installed[path]
        ? installed[path].version === version && installed[path].integrity === integrity
        : optional === true),
  )
}

if (!existsSync(stamp) && isInstalledByNpm()) writeFileSync(stamp, lock)
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing what is missing ...')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci failed. Check the connection to the package registry and try again.')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}
