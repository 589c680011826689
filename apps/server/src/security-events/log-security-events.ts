import { changeAccountBody } from '@brightplate/contract/account/account'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { userIdOf } from '../auth/caller.ts'
import { networksOf } from '../auth/limits/networks-of.ts'
import { AppError } from '../errors.ts'
import { otherEvents, securityEvents } from './security-events.ts'

const ofCalls = new Map<string, string>(Object.entries(securityEvents))

interface SecurityLog {
  now: () => Date
  /** Takes a line of JSON. */
  write: (line: string) => void
}

const parts = Object.keys(changeAccountBody.shape).filter((name) => name !== 'current_password')

/** Which parts of an account a body changes; never to what, and no other name that a stranger may send. */
const changedBy = (body: unknown) =>
  parts.filter((name) => typeof body === 'object' && body !== null && Object.hasOwn(body, name))

/**
 * Writes a line of each call that opens, closes or changes access, and of each refusal of one: what, whose account,
 * from which network, when. No address, name, token or password.
 */
export function logSecurityEvents(app: FastifyInstance, { now, write }: SecurityLog): void {
  const refusals = new WeakMap<FastifyRequest, string>()
  app.addHook('onError', (request, _reply, error, done) => {
    refusals.set(request, error instanceof AppError ? error.code : 'invalid_input')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { operationId } = { operationId: '', ...request.routeOptions.schema }
    const named = ofCalls.get(operationId)
    const refusal = reply.statusCode < 400 ? null : (refusals.get(request) ?? 'bad_request')
    const other =
      refusal === 'unauthenticated' || refusal === 'too_many_requests' ? otherEvents[refusal] : null
    const event = named ?? other
    const isAsked = request.headers.authorization !== undefined || refusal !== 'unauthenticated'
    if (event && isAsked) {
      const user = userIdOf(request)
      const changed = operationId === 'changeAccount' ? { changed: changedBy(request.body) } : {}
      const line = { security: event, outcome: refusal ?? 'done', user, ...changed }
      const network = networksOf(request)?.network ?? 'local'
      write(JSON.stringify({ ...line, call: operationId, network, at: now().toISOString() }))
    }
    done()
  })
}
