import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { statementsTested } from './specification-tags.ts'

const page = readFileSync('docs/specification.md', 'utf8')

const textsIn = (cell: string): string[] =>
  (cell === '' ? [] : cell.split('<br>')).map(
    (text) => /^`(.+)`$/.exec(text)?.[1] ?? `unquoted: ${text}`,
  )

/** The rows of every table. */
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!no\.|---)/.test(line))
  .map((line) => {
    const [number = '', statement = '', texts = '', remark = '', ...more] = line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim())
    return { number, statement, remark, texts: textsIn(texts), extraCells: more.length }
  })

/** Test files with tags, as they are written but for the escapes of quotes and patterns. */
const testFiles = globSync('{apps,packages,e2e,scripts,bench,attack}/**/*.test.{ts,tsx}', {
  exclude: ['**/node_modules/**', 'scripts/docs/specification-tags.test.ts'],
}).map((path) => {
  const source = readFileSync(path, 'utf8')
  return { statements: statementsTested(source), words: source.replaceAll('\\', '') }
})

const testsOf = (number: string) => testFiles.filter(({ statements }) => statements.has(number))

describe('the checklist of the specification', () => {
  it('has rows in each of the nine sections, each statement once in its section', () => {
    const sections = page.split(/^## /m).slice(1)
    expect(sections.map((section) => Number.parseInt(section, 10))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
    for (const section of sections) {
      const inSection = rows.filter(({ number }) => section.includes(`\n| ${number} |`))
      expect(inSection.length).toBeGreaterThan(0)
      const prefix = `${Number.parseInt(section, 10)}.`
      expect(inSection.filter(({ number }) => !number.startsWith(prefix))).toEqual([])
      const statements = inSection.map(({ statement }) => statement)
      expect(statements.filter((one, at) => statements.indexOf(one) !== at)).toEqual([])
    }
  })

  it('gives each statement a number of its own', () => {
    const numbers = rows.map(({ number }) => number)
    expect(numbers.filter((number) => !/^\d\.\d+$/.test(number))).toEqual([])
    expect(numbers.filter((one, at) => numbers.indexOf(one) !== at)).toEqual([])
    expect(rows.filter(({ extraCells }) => extraCells > 0)).toEqual([])
  })

  it('has a test for every statement, or says why there is none', () => {
    const bare = rows.filter(({ number, remark }) => remark === '' && testsOf(number).length === 0)
    expect(bare.map(({ number, statement }) => `${number} ${statement}`)).toEqual([])
  })

  it('has every statement that a test is tagged with', () => {
    const known = new Set(rows.map(({ number }) => number))
    const named = testFiles.flatMap(({ statements }) => [...statements])
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter((number) => !known.has(number))).toEqual([])
  })

  it('quotes texts that stand in a test of their statement', () => {
    const missing = rows.flatMap(({ number, texts }) =>
      texts
        .filter((text) => !testsOf(number).some(({ words }) => words.includes(text)))
        .map((text) => `${number} ${text}`),
    )
    expect(missing).toEqual([])
  })
})
