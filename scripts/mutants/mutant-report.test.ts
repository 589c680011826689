import { describe, expect, it } from 'vitest'
import { judgeMutants, type MutationReport, mutantsOf, shareKilled } from './mutant-report.ts'

const source = 'const least = 2\nif (age < least) {\n  refuse()\n}\n'

const at = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
})

const report = (...statuses: string[]): MutationReport => ({
  files: {
    'packages/foods/src/a.ts': {
      source,
      mutants: [
        {
          mutatorName: 'BlockStatement',
          replacement: '{}',
          status: statuses[0] ?? 'Killed',
          location: at(2, 18, 4, 2),
        },
        {
          mutatorName: 'EqualityOperator',
          replacement: 'age <= least',
          status: statuses[1] ?? 'Killed',
          location: at(2, 5, 2, 16),
        },
      ],
    },
  },
})

const border = {
  file: 'packages/foods/src/a.ts',
  code: 'if (age < least) {',
  original: 'age < least',
  replacement: 'age <= least',
  reason: 'nobody is of that age',
}

describe('the mutants of a report', () => {
  it('name the text that was replaced, on one line or over several', () => {
    expect(mutantsOf(report('Survived')).map(({ original, line }) => [line, original])).toEqual([
      [2, '{ refuse() }'],
      [2, 'age < least'],
    ])
  })

  it('are noticed by a failing test or by a run that does not end', () => {
    const judged = judgeMutants(mutantsOf(report('Timeout', 'Killed')), [])
    expect(judged).toMatchObject({ killed: 1, timeouts: 1, open: [], equivalent: [] })
    expect(shareKilled(judged)).toBe(1)
  })

  it('are open where a test ran or none did, and nobody said why', () => {
    const judged = judgeMutants(mutantsOf(report('Survived', 'NoCoverage')), [])
    expect(judged.open).toHaveLength(2)
    expect(shareKilled(judged)).toBe(0)
  })

  it('that are named as equivalent are left out of the share', () => {
    const judged = judgeMutants(mutantsOf(report('Killed', 'Survived')), [border])
    expect(judged.equivalent.map(({ original }) => original)).toEqual(['age < least'])
    expect(judged.open).toEqual([])
    expect(shareKilled(judged)).toBe(1)
  })

  it('are another’s where any of their texts differs', () => {
    for (const key of ['file', 'code', 'original', 'replacement'] as const) {
      const other = { ...border, [key]: 'something else' }
      expect(judgeMutants(mutantsOf(report('Killed', 'Survived')), [other]).open).toHaveLength(1)
    }
  })

  it('that are killed are named as equivalent no longer', () => {
    const killed = mutantsOf(report('Killed', 'Killed'))
    expect(judgeMutants(killed, [border]).stale).toEqual([border])
    const elsewhere = { ...border, file: 'packages/foods/src/b.ts' }
    expect(judgeMutants(killed, [elsewhere]).stale).toEqual([])
  })

  it('of which none was run prove nothing', () => {
    const judged = judgeMutants(mutantsOf(report('CompileError', 'CompileError')), [])
    expect(judged).toMatchObject({ killed: 0, timeouts: 0, open: [] })
    expect(shareKilled(judged)).toBe(0)
  })
})
