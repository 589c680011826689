import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compilations } from '../compile/compiled-data.mjs'

let folder = ''

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const run = (program: string) =>
  spawnSync(process.execPath, [program], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'kept') },
  })
const start = () => run('apps/server/src/main.ts')
const bundle = () => run('scripts/bundle/bundle-service.mjs')
const bundles = () => readdirSync(join(folder, 'apps/server/build')).sort()

/** Has every bundle that is there say that it is one. */
function sayOfBundle() {
  for (const name of bundles()) {
    const file = join(folder, 'apps/server/build', name, 'run-service.js')
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nconsole.log('in one piece')`)
  }
}

/** A service of a few files, with what starts and bundles the real one. */
function writeProject() {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'brightplate-bundle-')))
  const own = ['main.ts', 'loading'].map((name) => `apps/server/src/${name}`)
  const scripts = ['compile/compiled-data', 'refresh-data', 'require-fresh-data']
  for (const path of [...own, ...scripts.map((name) => `scripts/${name}.mjs`), 'scripts/bundle']) {
    cpSync(path, join(folder, path), { recursive: true })
  }
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(realpathSync('node_modules/rolldown'), join(folder, 'node_modules/rolldown'))
  write('package-lock.json', '{}')
  write('apps/server/package.json', '{"type": "module"}')
  for (const name of ['contract', 'foods', 'meal-plans', 'planner', 'recipes']) {
    write(`packages/${name}/package.json`, '{"type": "module"}')
    write(`packages/${name}/src/word.ts`, `export const word: string = '${name}'`)
  }
  for (const { compiler, sources } of compilations) {
    write(compiler, `console.log('export const answer = 42')`)
    for (const path of sources) write(/\.\w+$/.test(path) ? path : `${path}/source.txt`, '')
  }
  write('apps/server/src/threads/plan-worker.ts', `console.log('a thread')`)
  write('apps/server/src/auth/passwords/password-worker.ts', `console.log('another thread')`)
  write('apps/server/src/beside.txt', 'beside')
  write(
    'apps/server/src/run-service.ts',
    `import { readFileSync } from 'node:fs'
    import { word } from '../../../packages/foods/src/word.ts'
    import { answer } from '../../../packages/foods/compiled/foods.js'
    const text: string = readFileSync(new URL('./beside.txt', import.meta.url), 'utf8')
    console.log(word, answer, text)
    await import(new URL('./threads/plan-worker.ts', import.meta.url).href)`,
  )
  run('scripts/refresh-data.mjs')
}

let written = ''

beforeAll(() => {
  writeProject()
  written = folder
})
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'brightplate-bundle-')))
  cpSync(written, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))
afterAll(() => rmSync(written, { recursive: true }))

describe('the service', () => {
  it('says which data is missing before anything imports it', () => {
    const output = compilations[0]?.output ?? ''
    rmSync(join(folder, output))
    expect(start()).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `${output} is not there: run \`npm start\`, or \`node scripts/refresh-data.mjs\`.\n`,
    })
  })

  it('is run out of its sources where there is no bundle of them', () => {
    expect(start()).toMatchObject({ status: 0, stdout: 'foods 42 beside\na thread\n' })
  })

  it('says the same out of its bundle, with its threads, wherever its folder lies', () => {
    expect(bundle()).toMatchObject({ status: 0, stderr: '' })
    sayOfBundle()
    const moved = `${folder}-moved`
    renameSync(folder, moved)
    folder = moved
    expect(start()).toMatchObject({
      status: 0,
      stdout: 'foods 42 beside\na thread\nin one piece\n',
    })
  })

  it.each([
    ['a source', 'packages/foods/src/word.ts', 'foods', 'today', 'today 42'],
    ['compiled data', 'packages/foods/compiled/foods.js', '42', '43', 'foods 43'],
    ['a thread', 'apps/server/src/threads/plan-worker.ts', 'a thread', 'two', 'two'],
  ])('is never run out of a bundle that is older than %s', (_, path, old, today, said) => {
    bundle()
    sayOfBundle()
    write(path, readFileSync(join(folder, path), 'utf8').replace(old, today))
    const { stdout } = start()
    expect(stdout).toContain(said)
    expect(stdout).not.toContain('in one piece')
    expect(bundle().stdout).toBe('Bundling the service ...\n')
    sayOfBundle()
    expect(start().stdout).toMatch(new RegExp(`${said}[^]*in one piece`))
  })

  it('is bundled again for a source that came or went, and for other libraries', () => {
    bundle()
    write('packages/planner/src/new.ts', '')
    expect(bundle().stdout).toBe('Bundling the service ...\n')
    rmSync(join(folder, 'packages/recipes/src/word.ts'))
    expect(bundle().stdout).toBe('Bundling the service ...\n')
    write('package-lock.json', '{"lockfileVersion": 3}')
    expect(bundle().stdout).toBe('Bundling the service ...\n')
  })

  it('is bundled once for all starts, and not again for a test or what a test plants', () => {
    bundle()
    const made = bundles()
    write('apps/server/src/new.test.ts', '')
    write('packages/foods/src/planted-import.ts', '')
    expect(bundle()).toMatchObject({ status: 0, stdout: '' })
    expect(bundles()).toEqual(made)
  })

  it('is bundled by two starts at once as by one', async () => {
    const ends = await Promise.all(
      [1, 2].map(
        () =>
          new Promise((resolve) => {
            const bundler = join(folder, 'scripts/bundle/bundle-service.mjs')
            spawn(process.execPath, [bundler]).once('close', resolve)
          }),
      ),
    )
    expect(ends).toEqual([0, 0])
    expect(bundles()).toHaveLength(1)
    sayOfBundle()
    expect(start().stdout).toContain('in one piece')
  })

  it('keeps the bundles of the last times for those who still run, and no others', () => {
    for (const text of ['1', '2', '3', '4']) {
      write('packages/foods/src/word.ts', `export const word = '${text}'`)
      bundle()
    }
    expect(bundles()).toHaveLength(3)
    sayOfBundle()
    expect(start().stdout).toContain('4 42')
  })

  it('is not bundled with a file whose changes nothing would notice, and says so', () => {
    write('scripts/aside.ts', `export const word = 'aside'`)
    write('packages/foods/src/word.ts', `export { word } from '../../../scripts/aside.ts'`)
    const { status, stderr } = bundle()
    expect(status).toBe(1)
    expect(stderr).toMatch(/scripts.aside\.ts is in no folder that /)
    expect(bundles()).toEqual([])
  })

  it('is bundled again for a package that came', () => {
    bundle()
    write('packages/drinks/package.json', '{"type": "module"}')
    write('packages/drinks/src/word.ts', '')
    expect(bundle().stdout).toBe('Bundling the service ...\n')
  })

  it('is not bundled with a library that asks for its own place, and says so', () => {
    write('node_modules/needy/package.json', '{"name": "needy", "main": "index.js"}')
    write('node_modules/needy/index.js', 'exports.place = __dirname')
    write('packages/foods/src/word.ts', `import { place } from 'needy'; export const word = place`)
    const { status, stderr } = bundle()
    expect(status).toBe(1)
    expect(stderr).toMatch(/needy.index\.js asks for its own place: name its package in /)
    expect(bundles()).toEqual([])
  })
})
