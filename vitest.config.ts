import { defineConfig } from 'vitest/config'

const server = {
  include: ['apps/server/**/*.test.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

/** The server's tests run twice: on the embedded database and on a real PostgreSQL server. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['{packages,scripts,bench}/**/*.test.ts', 'apps/web/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      { test: { ...server, name: 'server-embedded', env: { TEST_DATABASE: 'embedded' } } },
      {
        test: {
          ...server,
          name: 'server-postgres',
          env: { TEST_DATABASE: 'server' },
          globalSetup: ['apps/server/src/testing/postgres-global-setup.ts'],
        },
      },
    ],
  },
})
