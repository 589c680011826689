import type { Plugin } from 'vitest/config'
import { endWithZeroOnlyIf } from './end-by-findings.ts'

/** Vitest ends with 0 only where no file of tests failed and no error came beside them. */
export const holdVitestToItsVerdict: Plugin = {
  name: 'hold-vitest-to-its-verdict',
  configureVitest: ({ vitest: { state } }) =>
    endWithZeroOnlyIf(
      () =>
        state.getTestModules().every((file) => file.state() !== 'failed') &&
        state.getUnhandledErrors().length === 0,
    ),
}
