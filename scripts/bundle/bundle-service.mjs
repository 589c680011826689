// Lays the service and its libraries together when their sources are not those of the last time.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { root } from '../compile/compiled-data.mjs'
import { bundleFolder, filesOfBundle, programs } from './service-bundle.mjs'

/** Libraries that find files or start threads by their own place. */
const apart = [/^@electric-sql\/pglite/, 'piscina', '@fastify/swagger', '@fastify/swagger-ui']

/** Would do so as well, for what is not asked for: a logger's threads. */
const idle = /[\\/](pino[\\/]lib[\\/]transport|thread-stream[\\/]index)\.js$/

/** A service that runs loads some of its files later. */
const mostFolders = 3

/** @param {string} path */
const addressOf = (path) => path.split(sep).join('/')

/** @param {string} folder @param {string} id */
function withPlaces(folder, id, code) {
  const programAt = (name) =>
    Object.entries(programs).find(([, path]) => join(root, path) === resolve(dirname(id), name))
  const source = JSON.stringify(addressOf(relative(folder, id)))
  return code.replaceAll(
    /new URL\('([^']+)', import\.meta\.url\)|import\.meta\.url/g,
    (place, name) => {
      const program = name && programAt(name)
      if (program) return `new URL('./${program[0]}.js', import.meta.url)`
      return place.replace('import.meta.url', `new URL(${source}, import.meta.url).href`)
    },
  )
}

/** Our sources keep their places, which name their neighbours; libraries that need theirs stand apart. */
const keepPlaces = (folder) => ({
  name: 'keep-places',
  transform: {
    // What rolldown adds of its own has no place.
    filter: { id: { exclude: /^\0/ }, code: /import\.meta|__dirname|__filename/ },
    /** @param {string} code @param {string} id */
    handler(code, id) {
      if (!/[\\/]node_modules[\\/]/.test(id)) return withPlaces(folder, id, code)
      if (idle.test(id)) return null
      throw new Error(
        `${id} asks for its own place: name its package in scripts/bundle/bundle-service.mjs.`,
      )
    },
  },
})

/** What no hash sees could grow old in a bundle. */
function requireHashed(modules) {
  const hashed = new Set(filesOfBundle().map((file) => join(root, file)))
  for (const id of modules) {
    if (id.startsWith('\0') || /[\\/]node_modules[\\/]/.test(id) || hashed.has(id)) continue
    throw new Error(`${id} is in no folder that scripts/bundle/service-bundle.mjs names: add it.`)
  }
}

async function writeBundle(folder, dir) {
  const { rolldown } = await import('rolldown')
  const made = await rolldown({
    cwd: root,
    input: programs,
    platform: 'node',
    external: [...apart, 'pg-native'],
    plugins: [keepPlaces(folder)],
    logLevel: 'warn',
  })
  const { output } = await made.write({ dir, format: 'esm' })
  await made.close()
  requireHashed(output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])))
}

function keep(draft, folder) {
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another start was quicker.
    if (!existsSync(folder)) throw error
  }
}

function dropOldest(folders) {
  const byAge = readdirSync(folders)
    .map((name) => join(folders, name))
    .map((path) => ({ path, at: statSync(path).mtimeMs }))
    .sort((one, other) => other.at - one.at)
  for (const { path } of byAge.slice(mostFolders)) rmSync(path, { recursive: true, force: true })
}

const folder = bundleFolder()
if (!existsSync(folder)) {
  console.log('Bundling the service ...')
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  try {
    await writeBundle(folder, draft)
    // Sources that changed meanwhile are bundled the next time.
    if (bundleFolder() === folder) keep(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  dropOldest(dirname(folder))
}
