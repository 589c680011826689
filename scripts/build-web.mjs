// Builds the web app when its sources are not those of the last build, and packs its files.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import './refresh-data.mjs'

const web = 'apps/web'
const stamp = join(web, 'build/.sources')
const client = join(web, 'build/client')

function sourcesHash() {
  const files = globSync(
    [
      `${web}/{app,public,scripts}/**/*`,
      `${web}/words/*-*/**/*.yaml`,
      'scripts/compile/messages/*.ts',
      `${web}/*.{ts,json,mjs}`,
      'packages/contract/src/**/*.ts',
      'package-lock.json',
    ],
    { withFileTypes: true },
  )
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256').update(process.env.BUILD_LANGUAGE ?? '')
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
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
  const { status } = spawnSync('npm', ['run', 'build', '--silent', '-w', web], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The web app could not be built.')
    process.exit(1)
  }
  packFiles()
  writeFileSync(stamp, hash)
}
