// Where the service and its libraries lie in few files. Asked at every start, on whatever Node: no imports but Node's.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { compilations, filesIn, root } from '../compile/compiled-data.mjs'

/** What runs out of a bundle: the name of its file there, and its source. */
export const programs = {
  'run-service': 'apps/server/src/run-service.ts',
  'plan-worker': 'apps/server/src/threads/plan-worker.ts',
  'password-worker': 'apps/server/src/auth/passwords/password-worker.ts',
}

const sources = [
  'package-lock.json',
  'scripts/bundle/bundle-service.mjs',
  'scripts/bundle/service-bundle.mjs',
  'apps/server/package.json',
  'apps/server/src',
  ...readdirSync(join(root, 'packages')).flatMap((name) => [
    `packages/${name}/package.json`,
    `packages/${name}/src`,
  ]),
]

/** An output, and the modules that its compiler writes beside it. */
const modulesBeside = (output) =>
  readdirSync(join(root, dirname(output)), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()

/** What a bundle may be made of beside libraries, from the root of the repository. */
export const filesOfBundle = () => [
  ...sources.flatMap(filesIn).filter((file) => /\.(ts|mjs|json)$/.test(file)),
  ...new Set(compilations.flatMap(({ output }) => modulesBeside(output))),
]

/**
 * The folder of what is made of the sources as they stand, there or not: it is named by their hash, so that another
 * one's is never found.
 */
export function bundleFolder() {
  const hash = createHash('sha256')
  for (const file of filesOfBundle()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return join(root, 'apps/server/build', hash.digest('hex').slice(0, 32))
}

/** The file that starts the service in one piece; null where there is none of these sources. */
export function bundledService() {
  const file = join(bundleFolder(), 'run-service.js')
  return existsSync(file) ? file : null
}
