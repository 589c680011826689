import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import equivalents from './equivalents.json' with { type: 'json' }

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const linesOf = (file: string) =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    .split('\n')
    .map(oneLine)

it.each(equivalents)('$file still has the line of an equal mutant: $code', ({ file, code }) => {
  expect(linesOf(file)).toContain(oneLine(code))
})
