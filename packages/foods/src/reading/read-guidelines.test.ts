import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faultSentence } from './files/fault.ts'
import { readGuidelines } from './read-guidelines.ts'

const textOf = (name: string) =>
  readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')
const sources = { file: 'sources.yaml', text: textOf('sources.yaml') }
const own = textOf('guidelines.yaml')

const faultsOf = (text: string) =>
  (readGuidelines({ file: 'guidelines.yaml', text }, sources).faults ?? []).map(faultSentence)

describe('the file of guidelines', () => {
  it('is whole', () => {
    expect(faultsOf(own)).toEqual([])
  })

  it('says which source is none, and which figure is missing', () => {
    expect(faultsOf(own.replace('source: dga-2025', 'source: dga-2026'))).toEqual([
      expect.stringContaining('dga-2026 is no source of ours'),
    ])
    expect(faultsOf(own.replace('  most_g: 10\n', ''))).toHaveLength(1)
    expect(faultsOf(own.replace('under_years: 5', 'under_years: five'))).toHaveLength(1)
  })
})
