import { defineConfig } from 'vitest/config'
import './scripts/refresh-data.mjs'

const server = (name: string) => `apps/server/src/${name}.test.ts`

/** Tests of the server that open no database: they run once. */
const withoutDatabase = [
  'db/is-unavailable',
  'auth/limits/networks-of',
  'auth/passwords/password-hasher',
  'auth/passwords/refuse-easy-password',
  'env',
  'mail/delete-old-mail',
  'models/open-dish-model',
  'models/proposal-ms',
  'models/proposals/proposal-prompt',
  'models/proposals/review-proposals',
  'payments/payment-settings',
  'payments/stripe/stripe-subscription',
  'request-limits/fair-task-queue',
  'request-limits/in-order',
  'subscriptions/status/subscription-status',
  'threads/plan-threads',
  'web/dress-page',
  'web/require-site-claims',
].map(server)

/** The other tests of the server run twice, but for those of what only one database does. */
const onlyEmbedded = [
  'main',
  'db/embedded/open-embedded-database',
  'db/embedded/synced-client',
  'db/embedded/full-disk',
].map(server)
const onlyOnServer = [
  'plans/generations/reserving/limit-over-processes',
  'db/server/outage',
  'db/server/pooler',
].map(server)

// Wide: they end a test that hangs, and are no claim about speed.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } }
const onDatabase = { ...timeouts, include: ['apps/server/**/*.test.ts'] }

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...timeouts,
          name: 'packages',
          include: [
            '{packages,scripts,bench,attack}/**/*.test.ts',
            'apps/web/**/*.test.ts',
            ...withoutDatabase,
          ],
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'server-embedded',
          exclude: [...withoutDatabase, ...onlyOnServer],
          env: { TEST_DATABASE: 'embedded' },
          globalSetup: ['apps/server/src/testing/databases/embedded-global-setup.ts'],
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'server-postgres',
          exclude: [...withoutDatabase, ...onlyEmbedded],
          env: { TEST_DATABASE: 'server' },
          globalSetup: ['apps/server/src/testing/databases/postgres-global-setup.ts'],
        },
      },
    ],
  },
})
