import { apiBase, type EndpointName, endpoints } from '@brightplate/contract/api/endpoints'
import { errorBody } from '@brightplate/contract/api/error-body'
import { type ErrorCode, errorCodes } from '@brightplate/contract/api/error-code'
import { type Wire, wire } from '@brightplate/contract/api/wire'
import type { WireShape } from '@brightplate/contract/api/wire/wire-shape'
import type { z } from 'zod'

interface RouteSchema<Name extends EndpointName> {
  body: Wire[Name] extends { body: infer Body extends z.ZodType } ? Body : z.ZodUnknown
  params: Wire[Name] extends { params: infer Params extends z.ZodType } ? Params : z.ZodUnknown
  querystring: Wire[Name] extends { query: infer Query extends z.ZodType } ? Query : z.ZodUnknown
  headers: Wire[Name] extends { headers: infer Headers extends z.ZodType } ? Headers : z.ZodUnknown
  response: Wire[Name]['replies']
}

/** What any call may answer with, beside what the contract names for it. */
const ofEveryCall = ['bad_request', 'overloaded'] as const
const ofInput = ['invalid_input'] as const
const ofBodies = ['payload_too_large'] as const
const ofSignedIn = ['unauthenticated'] as const

/** Method, address and schema of one call of the contract, to be spread into `app.route`. */
export function endpoint<Name extends EndpointName>(name: Name) {
  const { method, path, signedIn } = endpoints[name]
  const shape: WireShape = wire[name]
  const failures: Record<number, z.ZodType> = {}
  const codes: readonly ErrorCode[] = [
    ...shape.errors,
    ...ofEveryCall,
    ...(shape.body ? ofBodies : []),
    ...(shape.body || shape.query || shape.headers ? ofInput : []),
    ...(signedIn ? ofSignedIn : []),
  ]
  for (const code of codes) failures[errorCodes[code].status] = errorBody
  const schema = {
    summary: shape.summary,
    operationId: name,
    tags: [path.split('/')[1] ?? ''],
    security: signedIn ? [{ bearer: [] }] : [],
    ...(shape.body ? { body: shape.body } : {}),
    ...(shape.params ? { params: shape.params } : {}),
    ...(shape.query ? { querystring: shape.query } : {}),
    ...(shape.headers ? { headers: shape.headers } : {}),
    response: { ...failures, ...shape.replies },
  }
  return {
    method,
    url: `${apiBase}${path}`,
    // The parts present in `schema` are those that the contract names for this call.
    schema: schema as typeof schema & RouteSchema<Name>,
  }
}
