import type { LoggerOptions } from 'pino'

/** The lines of requests and those of the background are alike: JSON, with `level` as a word and `at` as the security events have it. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  timestamp: () => `,"at":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
})
