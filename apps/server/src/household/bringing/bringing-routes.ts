import type { AppServices } from '../../app-services.ts'
import { callerOf } from '../../auth/caller.ts'
import { endpoint } from '../../endpoint.ts'
import type { TypedApp } from '../../typed-app.ts'
import { bringChildren } from './bring-children.ts'

export function bringingRoutes(app: TypedApp, services: AppServices): void {
  const { db, now } = services

  app.route({
    ...endpoint('bringChildren'),
    handler: async (request) =>
      bringChildren(db, now(), services, callerOf(request), request.body.child_ids),
  })
}
