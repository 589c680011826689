import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const app = fileURLToPath(new URL('./app', import.meta.url))

it('has no field that cuts what is typed or pasted into it: what is too long is said', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: app }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  expect(sources.length).toBeGreaterThan(300)
  const cutting = sources.filter((file) =>
    /\bmaxlength\b/iu.test(readFileSync(`${app}/${file}`, 'utf8')),
  )
  expect(cutting).toEqual([])
})
