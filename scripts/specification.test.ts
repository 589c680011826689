import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { assertedTexts } from './asserted-texts.ts'

const page = readFileSync('docs/specification.md', 'utf8')

const listIn = (cell: string): string[] => (cell === '' ? [] : cell.split('<br>'))

/** The rows of every table, each with its line for the message of a failure. */
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!statement|---)/.test(line))
  .map((line) => {
    const [statement = '', texts = '', tests = '', remark = '', ...more] = line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim())
    return {
      statement,
      remark,
      extraCells: more.length,
      texts: listIn(texts).map((text) => /^`(.+)`$/.exec(text)?.[1] ?? `unquoted: ${text}`),
      tests: listIn(tests).map((test) => {
        const [, file = '', title = ''] = /^`([^`]+)` (.+)$/.exec(test) ?? []
        return { file, title }
      }),
    }
  })

const asserted = new Map<string, string[] | null>()

/** Each file is read once for each title that the document names. */
function textsOf({ file, title }: { file: string; title: string }): string[] | null {
  const key = `${file} ${title}`
  const known = asserted.get(key)
  if (known !== undefined) return known
  const found = existsSync(file) ? assertedTexts(readFileSync(file, 'utf8'), title) : null
  asserted.set(key, found)
  return found
}

describe('the checklist of the specification', () => {
  it('has rows in each of the nine sections, each statement once', () => {
    const sections = page.split(/^## /m).slice(1)
    expect(sections.map((section) => Number.parseInt(section, 10))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
    expect(sections.filter((section) => !section.includes('\n| '))).toEqual([])
    for (const section of sections) {
      const statements = rows.flatMap(({ statement }) =>
        section.includes(`\n| ${statement} |`) ? [statement] : [],
      )
      expect(statements.filter((one, at) => statements.indexOf(one) !== at)).toEqual([])
    }
  })

  it('names a test for every statement, or says why there is none', () => {
    const bare = rows.filter(({ tests, remark }) => tests.length === 0 && remark === '')
    expect(bare.map(({ statement }) => statement)).toEqual([])
    expect(rows.filter(({ extraCells }) => extraCells > 0)).toEqual([])
  })

  it('names files that exist', () => {
    const files = rows.flatMap(({ tests }) => tests.map(({ file }) => file))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('names tests that stand in these files', () => {
    const named = rows.flatMap(({ tests }) => tests)
    expect(named.filter((test) => textsOf(test) === null)).toEqual([])
  })

  it('quotes texts that the named tests expect or look for', () => {
    const missing = rows.flatMap(({ texts, tests }) => {
      const expected = tests.flatMap((test) => textsOf(test) ?? [])
      return texts
        .filter((text) => !expected.some((one) => one.includes(text)))
        .map((text) => ({ text, tests }))
    })
    expect(missing).toEqual([])
  })
})
