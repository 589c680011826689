import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import type { AppServices } from './app-services.ts'
import { openPasswordHasher } from './auth/passwords/password-hasher.ts'
import { requireBackupFolder } from './backups/scheduled/backup-folder.ts'
import { workBackups } from './backups/scheduled/work-backups.ts'
import { openBackupStore } from './backups/store/open-backup-store.ts'
import { openChanges } from './changes/changes.ts'
import { readEnv, settingNames } from './env.ts'
import { openEventLog } from './event-log/open-event-log.ts'
import { isPublicOrigin } from './is-in-the-open.ts'
import { openJobQueue } from './jobs/queue/open-job-queue.ts'
import { workGenerations } from './jobs/work-generations.ts'
import { workMail } from './jobs/work-mail.ts'
import { workPasswordResets } from './jobs/work-password-resets.ts'
import { workPeriodicJobs } from './jobs/work-periodic-jobs.ts'
import { epochRenewal, openKeyring } from './key-rotation/keyring.ts'
import { keysLocationOf } from './keys/keys-location-of.ts'
import { keyServiceOf } from './keys/master/key-service-of.ts'
import { destroyKeys } from './keys/stores/destroy-keys.ts'
import { openMailer } from './mail/open-mailer.ts'
import { takeUpSealedFiles } from './mail/take-up-sealed-files.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { openDishModel } from './models/open-dish-model.ts'
import { openDatabase } from './open-database.ts'
import { openPaymentProvider } from './payments/open-payment-provider.ts'
import { requirePaymentSettings } from './payments/payment-settings.ts'
import { takeUpGenerations } from './plans/generations/making/take-up-generations.ts'
import { listenError } from './settings/listen-error.ts'
import { unknownSettings } from './settings/unknown-settings.ts'
import { openPlanThreads } from './threads/plan-threads.ts'
import { openTraces } from './traces/open-traces.ts'
import { requireSiteClaims } from './web/require-site-claims.ts'
import { whenParentEnds } from './when-parent-ends.ts'

/** The built pages, where one language is tried out its own; null before the first build: the API runs without them. */
function findPages(language: string | undefined): string | null {
  const folder = fileURLToPath(
    new URL(join('../../web/build', language ?? '', 'client'), import.meta.url),
  )
  return existsSync(join(folder, 'index.html')) ? folder : null
}

const now = () => new Date()

/** Reads the configuration, opens the database and listens; ends with the process. */
export async function startService(): Promise<void> {
  const env = readEnv(process.env)
  for (const line of unknownSettings(Object.keys(process.env), settingNames)) console.error(line)
  const claims = requireSiteClaims(env)
  if (isPublicOrigin(env.PUBLIC_ORIGIN) && env.PUBLIC_ORIGIN?.startsWith('http:')) {
    console.error(
      'PUBLIC_ORIGIN begins with http: passwords and health details travel unsealed. Put TLS in front and set it to https.',
    )
  }
  requirePaymentSettings(env)
  const backupFolder = env.BACKUP_DIR ? await requireBackupFolder(env.BACKUP_DIR) : null
  const store = await openBackupStore(env)
  const dataFolder = resolve(env.DATA_DIR)
  const keyring = openKeyring({
    ...keysLocationOf(env),
    dataKey: env.DATA_KEY,
    keyService: keyServiceOf(env),
    isSpread: env.DATABASE_SHARDING === 'citus',
    now,
    say: (sentence) => console.error(sentence),
  })
  const database = await openDatabase(env, keyring.prepare)
  const { lookup, ...held } = await keyring.open(database.db)
  await destroyKeys(database.db, held.keys)
  const log = openEventLog(env.LOG_LEVEL)
  const threads = openPlanThreads()
  const queue = await openJobQueue(database, log.fault)
  const changes = await openChanges(queue)
  const outboxFolder = join(dataFolder, 'outbox')
  const metrics = await openMetrics(env, {
    ...database,
    backupFolder,
    keysFolder: keysLocationOf(env).keysFolder,
    epochs: held.epochs,
    now,
  })
  const traces = await openTraces(env)
  const services: AppServices = {
    db: database.db,
    replica: database.replica,
    databaseKind: database.kind,
    databaseFailed: database.failed,
    databaseHasRoom: database.hasRoom,
    now,
    planSeed: () => randomInt(2 ** 31),
    lookup,
    keys: held.keys,
    keysAreThere: () => held.areThere(database.db),
    renewKeyEpoch: epochRenewal(database.db, held),
    origin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    publicOrigin: env.PUBLIC_ORIGIN ?? null,
    passwords: openPasswordHasher(),
    mailer: await openMailer(env, outboxFolder, log.say),
    verifiesEmail: env.SMTP_URL !== undefined,
    contactMail: env.CONTACT_MAIL ?? null,
    payments: await openPaymentProvider(env, database.db, now),
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    outboxFolder,
    threads,
    dishModel: await openDishModel(env, (sentence) => console.error(sentence)),
    queue,
    metrics,
    traces,
    changes,
  }
  const app = await buildApp(services, {
    logLevel: env.LOG_LEVEL,
    webFolder: findPages(env.BUILD_LANGUAGE),
    claims,
    trustProxy: env.TRUST_PROXY ?? null,
    refusalMs: 1000,
    securityLog: (line) => console.log(line),
    metricsToken: env.METRICS_PORT === undefined ? (env.METRICS_TOKEN ?? null) : null,
  })
  await takeUpGenerations(database.db, queue, now())
  await takeUpSealedFiles(services, outboxFolder)
  await workMail(services)
  await workPasswordResets(services)
  await workGenerations(services)
  await workPeriodicJobs(services)
  const backups = await workBackups(services, { ...env, folder: backupFolder, store }, log.say)
  // Requests in flight end before the jobs, those before the threads, and all before the database.
  let metricsServer: Awaited<ReturnType<typeof serveMetrics>> | null = null
  const close = async () => {
    await metricsServer?.close()
    await app.close()
    backups.close()
    await changes.close()
    await queue.close()
    await threads.close()
    await traces?.close()
    await database.close()
    log.end()
  }
  try {
    await app.listen({ port: env.PORT, host: env.HOST })
  } catch (error) {
    await close()
    throw listenError(error, env)
  }
  if (metrics && env.METRICS_PORT !== undefined) {
    const { METRICS_PORT: asked, METRICS_TOKEN: token = null, HOST: host } = env
    try {
      metricsServer = await serveMetrics(metrics, { host, port: asked, token })
      console.log(`Metrics are at http://localhost:${metricsServer.port}/metrics`)
    } catch (error) {
      await close()
      throw error
    }
  }
  held.tellMissing(database.db).catch(log.fault)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  if (process.env.npm_lifecycle_event) whenParentEnds(stop)
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(env.HOST) ? 'localhost' : env.HOST
  console.log(`Brightplate is ready: http://${host}:${port}`)
}
