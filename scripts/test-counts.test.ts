import { describe, expect, it } from 'vitest'
import { countJourneys, countTests } from './test-counts.ts'

describe('the sum of all runners', () => {
  it('counts a test file that cannot be loaded as failed', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      numPendingTests: 2,
    }
    expect(countTests(JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 2 })
  })

  it('counts a flaky journey as failed', () => {
    const report = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } }
    expect(countJourneys(JSON.stringify(report))).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })
})
