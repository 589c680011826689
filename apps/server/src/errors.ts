import type { ErrorBody } from '@brightplate/contract/api/error-body'
import { type ErrorCode, errorCodes } from '@brightplate/contract/api/error-code'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isUnavailable } from './db/is-unavailable.ts'
import { countRepeats, type Fault } from './event-log/count-repeats.ts'
import { sayTo } from './requests/words-of-call.ts'

/** A failure that the contract knows. Throw it anywhere below a handler. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly extra: Partial<ErrorBody>
  /** What the log may say of it beside the code. */
  readonly reason: string | undefined
  /** When to come again, where it is known better than `retryAfterSeconds` says. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    extra: Partial<ErrorBody> = {},
    { reason, retryAfter }: { reason?: string; retryAfter?: number } = {},
  ) {
    super(extra.detail ?? errorCodes[code].detail)
    this.code = code
    this.extra = extra
    this.reason = reason
    this.retryAfter = retryAfter
  }
}

/** Seconds after which it makes sense to come again, by status. */
const retryAfterSeconds: Readonly<Record<number, number>> = { 429: 60, 503: 10 }

/** Says with a 429 or 503 when to come again. */
function sayWhenAgain(reply: FastifyReply, code: ErrorCode, seconds?: number): void {
  const again = seconds ?? retryAfterSeconds[errorCodes[code].status]
  if (again !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(again)))
}

/** The contract's body of a failure. */
export function errorBodyOf(code: ErrorCode, extra: Partial<ErrorBody> = {}): ErrorBody {
  return { detail: errorCodes[code].detail, ...extra, code }
}

function codeOf(error: FastifyError): ErrorCode {
  if (error.statusCode === 413) return 'payload_too_large'
  if (error.statusCode === 429) return 'too_many_requests'
  if (error.statusCode === 503) return 'overloaded'
  if (isUnavailable(error)) return 'unavailable'
  if (error.statusCode && error.statusCode < 500) return 'bad_request'
  return 'internal_error'
}

/** Under which code of the contract a failure is answered. */
export function errorCodeOf(error: FastifyError): ErrorCode {
  if (error instanceof AppError) return error.code
  return hasZodFastifySchemaValidationErrors(error) ? 'invalid_input' : codeOf(error)
}

/** What a body says of input that breaks its schema: the first complaint of each field, and of all. */
export function invalidInput(
  issues: readonly { instancePath: string; message?: string | undefined }[],
): { detail?: string; fields: Record<string, string> } {
  const fields: Record<string, string> = {}
  for (const { instancePath, message = '' } of issues) {
    fields[instancePath.slice(1).replaceAll('/', '.')] ??= message
  }
  const [first] = Object.values(fields)
  return { ...(first ? { detail: first } : {}), fields }
}

/** Turns every failure into the contract's error body; what is inside a 500 goes to the log alone. `failed` is called with what the contract does not know. */
export function handleErrors(app: FastifyInstance, failed: (error: unknown) => void): void {
  const repeats = countRepeats()
  app.addHook('onClose', async () => repeats.end())
  const log = ({ log }: FastifyRequest, key: string, fault: Fault) =>
    repeats.report(key, fault, (line) => log.error(line))
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof AppError) {
      if (errorCodes[error.code].status >= 500) {
        const { name: kind, code, reason } = error
        log(request, `${code} ${reason}`, { kind, code, reason })
      }
      sayWhenAgain(reply, error.code, error.retryAfter)
      const body = sayTo(request, () => errorBodyOf(error.code, error.extra))
      return reply.code(errorCodes[error.code].status).send(body)
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      return reply
        .code(errorCodes.invalid_input.status)
        .send(sayTo(request, () => errorBodyOf('invalid_input', invalidInput(error.validation))))
    }
    failed(error)
    const code = codeOf(error)
    // The message of a driver's error may quote the values of a row; only its kind is logged.
    if (code === 'internal_error' || code === 'unavailable') {
      const stack = stackWithoutMessage(error)
      // An outage is the same wherever it is met.
      const key = code === 'unavailable' ? `${code} ${error.code}` : `${error.name} ${stack}`
      log(request, key, { kind: error.name, code: error.code, stack })
    }
    sayWhenAgain(reply, code)
    return reply.code(errorCodes[code].status).send(sayTo(request, () => errorBodyOf(code)))
  })
  app.setNotFoundHandler((request, reply) => {
    return reply.code(404).send(sayTo(request, () => errorBodyOf('not_found')))
  })
}

/** Where an error came from, without its message, which may quote private values. */
export function stackWithoutMessage({ stack = '' }: { stack?: string }): string {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n')
}
