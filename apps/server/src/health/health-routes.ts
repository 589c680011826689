import { sql } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import { rowsOf } from '../db/rows-of.ts'
import { endpoint } from '../endpoint.ts'
import { AppError } from '../errors.ts'
import type { TypedApp } from '../typed-app.ts'

/** Answers also while the process is too busy for other requests. */
const alsoBusy = { pressureHandler: () => undefined }

const servesWrites = sql`
  select current_setting('transaction_read_only') = 'off' as writable,
    exists (select from drizzle.unfinished_migration) as migrating
`

/** A database slower than this counts as unavailable. */
const databaseMs = 2000

async function requireDatabase(db: AppServices['db']): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('overloaded')), databaseMs)
  })
  try {
    const [row] = rowsOf(await Promise.race([db.execute(servesWrites), late]))
    // Not ready: a standby, or a database in the middle of a migration.
    if (row?.writable !== true || row.migrating === true) throw new AppError('unavailable')
  } finally {
    clearTimeout(timer)
  }
}

export function healthRoutes(
  app: TypedApp,
  { db, databaseKind, databaseHasRoom, keysAreThere, dishModel }: AppServices,
): void {
  app.route({
    ...endpoint('readHealth'),
    config: alsoBusy,
    handler: async () => ({ status: 'ok' as const }),
  })

  app.route({
    ...endpoint('readReadiness'),
    config: alsoBusy,
    handler: async (_request, reply) => {
      const generator = dishModel ? ('planner_and_model' as const) : ('planner' as const)
      const facts = { database: databaseKind, generator }
      try {
        if (app.isUnderPressure()) throw new AppError('overloaded')
        await requireDatabase(db)
        if (!(await databaseHasRoom()) || !(await keysAreThere())) throw new AppError('unavailable')
        return reply.code(200).send({ status: 'ready', ...facts })
      } catch {
        return reply
          .code(503)
          .header('retry-after', 10)
          .send({ status: 'not_ready', ...facts })
      }
    },
  })
}
