import type { ErrorBody } from '@brightplate/contract/api/error-body'
import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import type { SplitListBody } from '@brightplate/contract/typed/split-list'
import { typedLists } from '@brightplate/contract/typed/typed-list'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { AppError, invalidInput } from '../errors.ts'
import { countRequest } from '../request-limits/count-request.ts'

/** Of one request; who sends more mends these first. */
const mostSplit = 6

function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : undefined,
    body,
  )
}

/** The tag that a complaint about its length is about. */
function tooLongTag(body: unknown, field: string): SplitListBody | null {
  const path = field.split('.')
  const list = typedLists.find((one) => one === path.at(-2))
  const text = valueAt(body, path)
  return list && typeof text === 'string' && text.length <= limits.pastedMaxLength
    ? { list, text }
    : null
}

/** Says with a refusal of tags that are too long which ones would be taken in their place. */
export function offerSplits(
  app: Pick<FastifyInstance, 'setErrorHandler'>,
  { db, now, threads }: Pick<AppServices, 'db' | 'now' | 'threads'>,
): void {
  const splitOf = async (request: FastifyRequest, fields: Record<string, string>) => {
    const tooLong = Object.entries(fields)
      .filter(([, message]) => message === limitMessages.tag)
      .flatMap(([field]) => {
        const tag = tooLongTag(request.body, field)
        return tag ? [{ field, tag }] : []
      })
      .slice(0, mostSplit)
    if (tooLong.length === 0) return null
    const caller = callerOf(request)
    const split: NonNullable<ErrorBody['split']> = {}
    for (const { field, tag } of tooLong) {
      await countRequest(db, now(), caller, 'interpretation')
      const taken = await threads.takenInstead(caller.userId, tag)
      if (taken) split[field] = taken
    }
    return Object.keys(split).length > 0 ? split : null
  }
  app.setErrorHandler<FastifyError>(async (error, request) => {
    if (!hasZodFastifySchemaValidationErrors(error)) throw error
    const extra = invalidInput(error.validation)
    const split = await splitOf(request, extra.fields).catch((failure: unknown) => {
      // Too much was asked: the refusal itself is still told.
      if (failure instanceof AppError) return null
      throw failure
    })
    throw split ? new AppError('invalid_input', { ...extra, split }) : error
  })
}
