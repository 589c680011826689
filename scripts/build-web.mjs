// Builds the web app when its sources are not those of the last build, and packs its files.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import './refresh-data.mjs'

const web = 'apps/web'
// A build of one language lies beside the one that is served without it.
const only = process.env.BUILD_LANGUAGE || null
const folder = join('build', only ?? '')
const stamp = join(web, folder, '.sources')
const client = join(web, folder, 'client')

function sourcesHash() {
  const files = globSync(
    [
      `${web}/{app,public,scripts}/**/*`,
      `${web}/words/*-*/**/*.yaml`,
      'packages/foods/data/words/en-GB/*.yaml',
      'packages/foods/src/languages/british/*.ts',
      'scripts/compile/messages/*.ts',
      'scripts/build-web.mjs',
      `${web}/*.{ts,json,mjs}`,
      'packages/contract/src/**/*.ts',
      'packages/contract/words/*-*/**/*.yaml',
      'package-lock.json',
    ],
    { withFileTypes: true },
  )
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Builds one language, and answers with the folder of what browsers get. */
function buildLanguage(language) {
  const part = join(folder, 'parts', language)
  const { status } = spawnSync('npm', ['run', 'build', '--silent', '-w', web], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, BUILD_LANGUAGE: language, BUILD_FOLDER: part },
  })
  if (status !== 0) {
    console.error('The web app could not be built.')
    process.exit(1)
  }
  return join(web, part, 'client')
}

/** Lays the builds of the languages into one folder: files are named by what is in them, and pages stand apart. */
async function build() {
  const { pagePrefixes } = await import('../packages/contract/src/site/page-address.ts')
  // One after the other, as each writes the types of the routes; the first language is the last, and its types stay.
  const parts = (only ? [only] : Object.keys(pagePrefixes).reverse()).map(buildLanguage)
  rmSync(client, { recursive: true, force: true })
  renameSync(parts.pop(), client)
  for (const part of parts) cpSync(part, client, { recursive: true, force: false })
  rmSync(join(web, folder, 'parts'), { recursive: true })
}

function packFiles() {
  for (const file of globSync(`${client}/**/*.{js,css,svg,webmanifest}`)) {
    const bytes = readFileSync(file)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

const hash = sourcesHash()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  console.log('Building the web app ...')
  await build()
  packFiles()
  writeFileSync(stamp, hash)
}
