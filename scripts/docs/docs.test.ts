import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const pages = globSync('**/*.md', {
  exclude: ['**/node_modules/**', '**/test-results/**', 'data/**'],
}).sort()

const scriptsOf = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(path, 'utf8')).scripts ?? {}

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '')

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8')

  it('links to files that exist', () => {
    const local = linksIn(text).filter((target) => !/^([a-z]+:|#)/.test(target))
    const missing = local.filter(
      (target) => !existsSync(join(dirname(page), target.split('#')[0] ?? '')),
    )
    expect(missing).toEqual([])
  })

  it('names scripts that exist', () => {
    const scripts = scriptsOf('package.json')
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '')
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it('names records of decisions that exist', () => {
    const named = [...text.matchAll(/docs\/decisions\/[\w-]+\.md/g)].map(([path]) => path)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  it('names files of the project that exist', () => {
    const named = [...text.matchAll(/`((?:apps|packages|e2e|bench|scripts|docs)\/[\w./-]+\.\w+)`/g)]
    expect(named.map(([, path]) => path ?? '').filter((path) => !existsSync(path))).toEqual([])
  })
})

describe('the documents', () => {
  it('are there', () => {
    expect(pages).toContain('README.md')
    expect(pages).toContain(join('docs', 'architecture.md'))
    expect(pages).toContain(join('docs', 'glossary.md'))
  })
})

describe('a record of a decision', () => {
  const records = globSync('docs/decisions/[0-9]*.md')

  it.each(records)('%s has a status, at most 300 words and a row in the list', (record) => {
    const text = readFileSync(record, 'utf8')
    expect(text).toMatch(/^Status: /m)
    expect(text.split(/\s+/).filter((word) => word !== '').length).toBeLessThanOrEqual(300)
    expect(readFileSync('docs/decisions/README.md', 'utf8')).toContain(`](${basename(record)})`)
  })
})
