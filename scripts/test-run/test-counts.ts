export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Those that failed, as "auth.test.ts: a parent registers". */
  broken?: string[]
  /** Those of the passed that failed at first. */
  flaky?: string[]
}

interface TestFile {
  name: string
  status: string
  assertionResults: { fullName: string; status: string }[]
}

const brokenIn = ({ name, status, assertionResults }: TestFile): string[] => {
  const broken = assertionResults.filter((result) => result.status === 'failed')
  // A file that cannot be loaded fails without any test.
  if (broken.length === 0 && status === 'failed') return [name]
  return broken.map(({ fullName }) => `${name}: ${fullName}`)
}

/** What Vitest's JSON report counts. */
export function countTests(report: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults } =
    JSON.parse(report)
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0)
  const broken = testResults.flatMap(brokenIn)
  return { passed: numPassedTests, failed, skipped: numPendingTests, broken }
}

interface Suite {
  specs?: { title: string; file: string; tests: { status: string }[] }[]
  suites?: Suite[]
}

const journeysOf = (wanted: string, { specs = [], suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => journeysOf(wanted, suite)),
]

/** What Playwright's JSON report counts; a flaky journey passed when it was tried again. */
export function countJourneys(report: string): Counts {
  const { stats, suites } = JSON.parse(report)
  const { expected, unexpected, flaky, skipped } = stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    broken: journeysOf('unexpected', { suites }),
    flaky: journeysOf('flaky', { suites }),
  }
}

const failedAs = (counts: Counts, why: string): Counts => ({
  ...counts,
  failed: 1,
  broken: [...(counts.broken ?? []), why],
})

/**
 * What a runner did, by its report and by whether it ended with 0. One that says nothing, runs no test or fails
 * outside of its tests has failed.
 */
export function countRun(
  title: string,
  report: () => string,
  count: (report: string) => Counts,
  endedWithZero: boolean,
): Counts {
  let counts: Counts
  try {
    counts = count(report())
  } catch {
    return failedAs({ passed: 0, failed: 0, skipped: 0 }, `${title}: no report`)
  }
  if (counts.failed > 0) return counts
  if (!endedWithZero) return failedAs(counts, `${title}: failed outside of its tests`)
  return counts.passed === 0 ? failedAs(counts, `${title}: no test was run`) : counts
}
