import { sql } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'

export function healthRoutes(app: TypedApp, { db, databaseKind, dishModel }: AppServices): void {
  app.route({ ...endpoint('readHealth'), handler: async () => ({ status: 'ok' as const }) })

  app.route({
    ...endpoint('readReadiness'),
    handler: async (_request, reply) => {
      const generator = dishModel ? ('planner_and_model' as const) : ('planner' as const)
      const facts = { database: databaseKind, generator }
      try {
        await db.execute(sql`select 1`)
        return reply.code(200).send({ status: 'ready', ...facts })
      } catch {
        return reply.code(503).send({ status: 'not_ready', ...facts })
      }
    },
  })
}
