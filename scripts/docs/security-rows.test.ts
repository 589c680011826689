import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')
const [head = '', table = ''] = text.split('## The rows')

const rows = [...table.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.*?) \|$/gm)].map(
  ([, id = '', asks = '', state = '', where = '']) => ({ id, asks, state, where }),
)
const of = (wanted: string) => rows.filter(({ state }) => state === wanted)
const exceptions = [...head.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \|$/gm)]

/** Rows of level 1 and 2 in each chapter of OWASP ASVS 5.0. */
const ofChapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

describe('the rows of docs/security.md', () => {
  it('are the 253 of levels 1 and 2, each once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const counts = ofChapters.map(
      (_, index) => rows.filter(({ id }) => id.startsWith(`${index + 1}.`)).length,
    )
    expect(counts).toEqual(ofChapters)
    expect(rows).toHaveLength(253)
  })

  it('each hold, do not apply, or are exceptions, and say where or why', () => {
    const [holds, others, excepted] = [of('holds'), of('not applicable'), of('exception')]
    expect(holds.length + others.length + excepted.length).toBe(rows.length)
    expect(rows.filter(({ where }) => where === '')).toEqual([])
    expect(others.length).toBeLessThanOrEqual(91)
    expect(excepted.length).toBeLessThanOrEqual(8)
    expect(head).toContain(
      `${holds.length} hold, ${others.length} do not apply, ${excepted.length} are exceptions`,
    )
  })

  it('that are exceptions are named above, with what stands against each', () => {
    expect(exceptions.map(([, id]) => id)).toEqual(of('exception').map(({ id }) => id))
    for (const [, , said = ''] of exceptions) {
      expect(said.split(' | ').filter((cell) => cell.length > 20)).toHaveLength(3)
    }
  })

  it('name files that are there', () => {
    const named = [...table.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|package-lock\.json)`/g)]
    expect(named.length).toBeGreaterThan(150)
    const missing = named.map(([, path = '']) => path).filter((path) => !existsSync(path))
    expect(missing).toEqual([])
  })

  it('lead to headings that are there', () => {
    const anchors = [...table.matchAll(/\(#([\w-]+)\)/g)].map(([, anchor]) => anchor)
    const headings = [...head.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    )
    expect(anchors.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([])
  })
})
