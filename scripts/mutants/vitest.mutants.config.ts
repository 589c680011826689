import { defineConfig } from 'vitest/config'

const loading = new URL('../../apps/server/src/loading/resolve-drizzle-once.mjs', import.meta.url)
const onDatabase = process.env.MUTANTS_ON_DATABASE === '1'

/** Of one run of mutants: the tests that it names, in one project. Wide timeouts, as in `vitest.config.ts`. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: JSON.parse(process.env.MUTANTS_TESTS ?? '[]'),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    isolate: false,
    fsModuleCache: true,
    ...(onDatabase && {
      execArgv: ['--import', loading.href],
      env: { TEST_DATABASE: 'server' },
      globalSetup: ['apps/server/src/testing/databases/postgres-global-setup.ts'],
    }),
  },
})
