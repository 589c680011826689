import { defineConfig } from '@playwright/test'
import '../scripts/refresh-data.mjs'
import { chromiumOptions } from './chromium-options.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // What passes only when tried again is told as flaky: see scripts/run-tests.ts.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['line'], ['json']],
  use: {
    launchOptions: chromiumOptions,
    timezoneId: 'America/New_York',
    locale: 'en-US',
  },
})
