import { apiBase, type EndpointName, endpoints } from '@brightplate/contract/api/endpoints'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppServices } from '../app-services.ts'
import { callerOf, lastWriteOf, userIdOf, wroteNow } from '../auth/caller.ts'
import { sessions } from '../db/tables/directory/sessions.ts'

type NoteServices = Pick<AppServices, 'db' | 'now' | 'replica'>

/** So exactly it is known when a session last wrote: one that writes all day costs two commits a minute. */
const notedMs = 30_000

/** What others did for the session is told here: what it asks next holds that. */
const telling: readonly EndpointName[] = ['readPlanJob', 'readPaymentStatus']
const tellingUrls = new Set(telling.map((name) => `${apiBase}${endpoints[name].path}`))

const mayWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  (method !== 'GET' && method !== 'HEAD') || tellingUrls.has(routeOptions.url ?? '')

/** Notes that a session wrote, or is told of something that was written for it, where there is a replica that may not know. */
export async function noteWrite(
  { db, now, replica }: NoteServices,
  { sessionHash, wroteAt }: { sessionHash: string; wroteAt: Date },
): Promise<Date> {
  const at = now()
  if (!replica || at.getTime() - wroteAt.getTime() < notedMs) return wroteAt
  await db.update(sessions).set({ wroteAt: at }).where(eq(sessions.tokenHash, sessionHash))
  return at
}

/**
 * Every route registered on `app` from here on notes its writes: before they are done, as their process may end with
 * them, and before they are answered, where they took long.
 */
export function noteWrites(app: FastifyInstance, services: NoteServices): void {
  if (!services.replica) return
  const note = async (request: FastifyRequest) => {
    // Who is refused as nobody has written nothing.
    if (!mayWrite(request) || userIdOf(request) === null) return
    const { sessionHash } = callerOf(request)
    wroteNow(request, await noteWrite(services, { sessionHash, wroteAt: lastWriteOf(request) }))
  }
  app.addHook('onRequest', note)
  app.addHook('onSend', async (request, _reply, payload) => {
    await note(request)
    return payload
  })
}
