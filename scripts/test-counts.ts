export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Of those that passed, how many failed at first. */
  flaky?: number
}

/** What Vitest's JSON report counts. */
export function countTests(report: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } =
    JSON.parse(report)
  // A file that cannot be loaded fails as a suite, without any test.
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0)
  return { passed: numPassedTests, failed, skipped: numPendingTests }
}

/** What Playwright's JSON report counts; a flaky journey passed when it was tried again. */
export function countJourneys(report: string): Counts {
  const { expected, unexpected, flaky, skipped } = JSON.parse(report).stats
  return { passed: expected + flaky, failed: unexpected, skipped, flaky }
}
