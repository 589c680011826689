import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compilations } from './compiled-data.mjs'

let folder = ''

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const run = (script: string) =>
  spawnSync(process.execPath, [`scripts/${script}`], { cwd: folder, encoding: 'utf8' })

/** A source of the compilation: in a folder of sources any file is one. */
const sourceOf = (source: string) => (/\.\w+$/.test(source) ? source : `${source}/source.txt`)

/** Counts its runs, and prints a module. */
const compiler = `
  import { appendFileSync } from 'node:fs'
  appendFileSync('runs.txt', 'x')
  console.log('export const answer = 42')
`

const runs = () => readFileSync(join(folder, 'runs.txt'), 'utf8').length

function writeProject() {
  folder = mkdtempSync(join(tmpdir(), 'brightplate-data-'))
  for (const name of ['compile/compiled-data', 'refresh-data', 'require-fresh-data']) {
    cpSync(`scripts/${name}.mjs`, join(folder, `scripts/${name}.mjs`))
  }
  write('package-lock.json', '{}')
  for (const one of compilations) {
    write(one.compiler, compiler)
    for (const source of one.sources) write(sourceOf(source), 'first')
  }
}

let compiled = ''

beforeAll(() => {
  writeProject()
  run('refresh-data.mjs')
  compiled = folder
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightplate-data-'))
  cpSync(compiled, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))
afterAll(() => rmSync(compiled, { recursive: true }))

describe('data that is compiled', () => {
  it('is compiled where it is missing, and not again while its sources stay', () => {
    rmSync(folder, { recursive: true })
    writeProject()
    expect(run('refresh-data.mjs').status).toBe(0)
    expect(run('refresh-data.mjs').status).toBe(0)
    expect(runs()).toBe(compilations.length)
    for (const { output } of compilations) {
      expect(readFileSync(join(folder, output), 'utf8')).toMatch(/^\/\/ .+\nexport const answer/)
    }
    expect(run('require-fresh-data.mjs')).toMatchObject({ status: 0, stderr: '' })
  })

  // That each notices its sources is asked below, without a process.
  it.each(
    [compilations.at(0), compilations.at(-1)].flatMap((one) =>
      one ? [[one.output, one] as const] : [],
    ),
  )(
    '%s is refused in one sentence once a source has changed, until it is compiled',
    (output, { compiler: program, sources }) => {
      for (const path of [program, ...sources.map(sourceOf).slice(0, 1)]) {
        write(path, path === program ? `${compiler}\n` : 'second')
        const { status, stderr } = run('require-fresh-data.mjs')
        expect(status, path).toBe(1)
        expect(stderr).toMatch(
          /^(packages|apps)\/[\w/-]+\.js is older than its sources: run `npm start`.*\.\n$/,
        )
        expect(run('refresh-data.mjs').status).toBe(0)
        expect(run('require-fresh-data.mjs').status, output).toBe(0)
      }
    },
  )

  it.each(compilations.map((one) => [one.output, one] as const))(
    '%s is stale while any of its sources is another than it was compiled of',
    async (_, compilation) => {
      const { isFresh } = await import(
        pathToFileURL(join(folder, 'scripts/compile/compiled-data.mjs')).href
      )
      for (const path of [compilation.compiler, ...compilation.sources.map(sourceOf)]) {
        const compiledOf = readFileSync(join(folder, path), 'utf8')
        write(path, `${compiledOf}second`)
        expect(isFresh(compilation), path).toBe(false)
        write(path, compiledOf)
        expect(isFresh(compilation), path).toBe(true)
      }
    },
  )

  it('is refused where a source was added or has gone', () => {
    write('packages/recipes/dinner/new.yaml', 'id: new')
    expect(run('require-fresh-data.mjs').status).toBe(1)
    run('refresh-data.mjs')
    rmSync(join(folder, 'packages/recipes/dinner/new.yaml'))
    expect(run('require-fresh-data.mjs').status).toBe(1)
  })

  it('is not compiled again for a test, nor refused to a service that starts while another test plants an import', () => {
    write('packages/recipes/src/new.test.ts', '')
    write('packages/foods/src/reading/planted-import.ts', '')
    expect(run('require-fresh-data.mjs').status).toBe(0)
  })

  it('stays as it was, and refused, where a source cannot be compiled', () => {
    const [first] = compilations
    if (!first) throw new Error('Nothing is compiled')
    write(first.compiler, 'console.error("dinner/a.yaml:3: mend me"); process.exit(1)')
    const { status, stderr } = run('refresh-data.mjs')
    expect(status).toBe(1)
    expect(stderr).toMatch(/^dinner\/a\.yaml:3: mend me\n.* could not be compiled/)
    expect(readFileSync(join(folder, first.output), 'utf8')).toContain('answer = 42')
    expect(run('require-fresh-data.mjs').status).toBe(1)
  })
})
