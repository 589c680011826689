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

  it('counts a journey that passed when it was tried again, and tells it as flaky', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } }
    const counts = countJourneys(JSON.stringify(report))
    expect(counts).toEqual({ passed: 4, failed: 1, skipped: 0, flaky: 1 })
  })
})
