import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('./', import.meta.url)
const imported = /\bfrom '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm

it('imports nothing but its own modules', () => {
  const sources = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name))
  expect(sources.length).toBeGreaterThan(5)
  for (const name of sources) {
    const text = readFileSync(new URL(name, folder), 'utf8')
    for (const [, from, dynamic, bare] of text.matchAll(imported)) {
      expect(from ?? dynamic ?? bare, name).toMatch(/^\.\/[a-z-]+\.ts$/)
    }
  }
})
