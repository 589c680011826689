export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Those of the passed that failed at first, as "auth.test.ts: a parent registers". */
  flaky?: string[]
}

/** What Vitest's JSON report counts. */
export function countTests(report: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } =
    JSON.parse(report)
  // A file that cannot be loaded fails as a suite, without any test.
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0)
  return { passed: numPassedTests, failed, skipped: numPendingTests }
}

interface Suite {
  specs?: { title: string; file: string; tests: { status: string }[] }[]
  suites?: Suite[]
}

const flakyIn = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
]

/** What Playwright's JSON report counts; a flaky journey passed when it was tried again. */
export function countJourneys(report: string): Counts {
  const { stats, suites } = JSON.parse(report)
  const { expected, unexpected, flaky, skipped } = stats
  return { passed: expected + flaky, failed: unexpected, skipped, flaky: flakyIn({ suites }) }
}
