import { defineConfig } from '@playwright/test'

/** Chromium of the system: what keeps it quiet on a machine without a way out. */
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  forbidOnly: true,
  reporter: [['line'], ['json']],
  use: {
    launchOptions: { executablePath, args },
    trace: 'retain-on-failure',
    timezoneId: 'America/New_York',
    locale: 'en-US',
  },
})
