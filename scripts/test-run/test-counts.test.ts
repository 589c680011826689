import { describe, expect, it } from 'vitest'
import { countJourneys, countTests } from './test-counts.ts'

describe('the sum of all runners', () => {
  it('counts a test file that cannot be loaded as failed', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      numPendingTests: 2,
      testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }],
    }
    expect(countTests(JSON.stringify(report))).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
      broken: ['a.test.ts'],
    })
  })

  it('tells which tests failed', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 1,
      numPendingTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'a child eats', status: 'failed' },
            { fullName: 'a child drinks', status: 'passed' },
          ],
        },
      ],
    }
    expect(countTests(JSON.stringify(report)).broken).toEqual(['a.test.ts: a child eats'])
  })

  it('counts a journey that passed when it was tried again, and tells which it was', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'auth.test.ts',
      tests: [{ status }],
    })
    const inner = { title: 'in a group', specs: [spec('logs in', 'flaky')] }
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 2, skipped: 0 },
      suites: [
        {
          title: 'auth.test.ts',
          specs: [spec('registers', 'flaky'), spec('logs out', 'unexpected')],
          suites: [inner],
        },
      ],
    }
    expect(countJourneys(JSON.stringify(report))).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
      broken: ['auth.test.ts: logs out'],
      flaky: ['auth.test.ts: registers', 'auth.test.ts: logs in'],
    })
  })

  it('counts journeys that never came to run', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] }
    expect(countJourneys(JSON.stringify(report)).flaky).toEqual([])
  })
})
