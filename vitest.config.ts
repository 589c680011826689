import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { holdVitestToItsVerdict } from './scripts/judging/hold-vitest-to-its-verdict.ts'
import './scripts/refresh-data.mjs'

const server = (name: string) => `apps/server/src/${name}.test.ts`

/** Tests of the server that open no database. */
const withoutDatabase = [
  'account/one-at-a-time',
  'db/advisory-locks',
  'db/is-unavailable',
  'db/server/citus/table-places',
  'db/server/connections/open-socket',
  'db/server/replica/follow-replica',
  'db/server/replica/replica-horizon',
  'event-log/count-repeats',
  'settings/unknown-settings',
  'auth/limits/networks-of',
  'auth/codes/code-step',
  'auth/sessions/device-of',
  'auth/secrets/household-secret',
  'auth/passwords/password-hasher',
  'auth/passwords/refuse-easy-password',
  'auth/passwords/scrypt-password',
  'care-links/calendar/calendar-feed',
  'care-links/calendar/local-moment',
  'care-links/calendar/without-health-words',
  'care-links/page/shared-page-of',
  'care-links/page/shared-meals',
  'env',
  'backups/keys/keys-file',
  'backups/store/backup-store',
  'kept-plans/plans-to-erase',
  'keys/envelope',
  'keys/owner/folder-owner',
  'keys/master/require-master-key',
  'keys/master/transit-master-key',
  'keys/stores/cached-key-store',
  'keys/stores/folder-key-store',
  'keys/stores/opened-keys',
  'loading/keep-compiled-sources',
  'loading/resolve-drizzle-once',
  'mail/delete-mail-to',
  'metrics/watching-files',
  'mail/delete-old-mail',
  'papers/boards/zip-boards',
  'papers/fhir/bundle-of',
  'papers/food-record/record-day-of',
  'models/open-dish-model',
  'models/proposal-ms',
  'models/proposals/proposal-prompt',
  'models/proposals/review-proposals',
  'payments/payment-settings',
  'payments/stripe/stripe-subscription',
  'plans/generations/reserving/request-hash',
  'security-events/security-events',
  'request-limits/fair-task-queue',
  'request-limits/in-order',
  'request-limits/read-in-turn',
  'request-limits/refuse-late',
  'request-limits/upload-turns',
  'subscriptions/status/subscription-status',
  'threads/plan-threads',
  'web/dress-page',
  'when-parent-ends',
  'web/require-site-claims',
].map(server)

/** Of the embedded database itself, and of what is started on it alone. */
const onlyEmbedded = [
  'crash',
  'db/embedded/**/*',
  'main',
  'key-rotation/data-at-rest',
  'testing/data-of-before/data-of-before',
].map(server)
/**
 * The other tests of the server run on a PostgreSQL server, which takes their statements in a third of the time. These
 * run on the embedded database of `npm start` as well: what they hold depends on its engine, its one connection,
 * notifications or restart. The journeys call every route there.
 */
const onBoth = [
  'account/account-routes',
  'auth/factor-routes',
  'auth/passkeys/passkeys',
  'auth/recovery/recovery',
  'auth/session-routes',
  'backups/backups',
  'backups/scheduled/scheduled-backups',
  'care-links/care-links',
  'children/change-child',
  'papers/papers',
  'children/child-routes',
  'dish-photos/dish-photos',
  'household/household',
  'household/bringing/bring-children',
  'household/own-home/move-account',
  'event-streams/event-streams',
  'kept-plans/kept-plans',
  'jobs/queue/open-job-queue',
  'jobs/work-periodic-jobs',
  'mail/killed-mail',
  'mail/queued-mail',
  'payments/ledger/ledger',
  'plans/language/add-facts-to-plans',
  'plans/generations/following/plan-jobs',
  'plans/generations/making/durable-generation',
  'plans/generations/making/end-lapsed-generations',
  'plans/generations/making/take-up-generations',
  'request-limits/count-request',
  'key-rotation/keys-folder',
  'key-rotation/rotate-keys',
  'key-rotation/seal-data',
].map(server)

/** Those that start servers and processes of their own, or look into the database of one. */
const notOnCitus = [
  'crash',
  'plans/generations/making/durable-generation',
  'plans/generations/reserving/limit-over-processes',
  'backups/scheduled/scheduled-backups',
  'backups/backups',
  'key-rotation/key-service',
  'key-rotation/keys-folder',
  'key-rotation/seal-data',
  'key-rotation/rotate-keys',
  'key-rotation/data-at-rest',
  'jobs/queue/open-job-queue',
  'mail/killed-mail',
  'mail/queued-mail',
  'health/health-routes',
  'event-streams/event-streams',
  'main',
  'db/server/connections/database-hosts',
  'db/server/statements/share-reads',
  'db/server/outage',
  'db/server/pooler',
  'db/server/statements/name-statements',
  'db/embedded/named-statements',
  'db/embedded/synced-client',
  'db/embedded/empty-database',
  'db/embedded/open-embedded-database',
  'db/embedded/full-disk',
  'testing/data-of-before/data-of-before',
  'testing/databases/start-postgres',
].map(server)

// Wide: they end a test that hangs, and are no claim about speed.
const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 100_000 } },
}

const loading = new URL('apps/server/src/loading/resolve-drizzle-once.mjs', import.meta.url).href

/** `npm run test:citus`: on one database, which each test empties. */
const onCitus = {
  test: {
    ...timeouts,
    name: 'server-citus',
    execArgv: ['--import', loading],
    include: ['apps/server/**/*.test.ts'],
    exclude: [...withoutDatabase, ...onlyEmbedded, ...notOnCitus],
    fileParallelism: false,
    env: { TEST_DATABASE: 'citus' },
    globalSetup: ['apps/server/src/testing/databases/citus-global-setup.ts'],
  },
}

export default defineConfig({
  plugins: [holdVitestToItsVerdict],
  test: {
    // Those of the server wait for processes and polls as long as they compute.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    fsModuleCache: true,
    // No module of ours keeps what a test changes: files of tests share those that they import.
    isolate: false,
    projects: process.env.TEST_CITUS_URL
      ? [onCitus]
      : [
          {
            test: {
              ...timeouts,
              name: 'packages',
              include: [
                '{packages,scripts,bench,attack,plan-check}/**/*.test.ts',
                'apps/web/**/*.test.ts',
                ...withoutDatabase,
              ],
            },
          },
          {
            test: {
              ...timeouts,
              name: 'server-embedded',
              execArgv: ['--import', loading],
              include: [...onlyEmbedded, ...onBoth],
              env: { TEST_DATABASE: 'embedded' },
              globalSetup: ['apps/server/src/testing/databases/embedded-global-setup.ts'],
            },
          },
          {
            test: {
              ...timeouts,
              name: 'server-postgres',
              execArgv: ['--import', loading],
              include: ['apps/server/**/*.test.ts'],
              exclude: [...withoutDatabase, ...onlyEmbedded],
              env: { TEST_DATABASE: 'server' },
              globalSetup: ['apps/server/src/testing/databases/postgres-global-setup.ts'],
            },
          },
        ],
  },
})
