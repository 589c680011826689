import type { FastifyInstance } from 'fastify'
import * as words from '#localized/errors'
import { AppError } from '../errors.ts'
import { sayTo } from './words-of-call.ts'

/** Far deeper than any form of ours. */
const mostNested = 32

/** Whether brackets of a text stand in each other deeper than that; those in quotes are words. */
export function isNestedTooDeep(json: string): boolean {
  let depth = 0
  for (const [mark] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gs)) {
    if (mark === '[' || mark === '{') depth += 1
    else if (mark === ']' || mark === '}') depth -= 1
    if (depth > mostNested) return true
  }
  return false
}

/** Reads bodies of JSON. None at all is none, whatever its header says; what is nested without end is not parsed. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (text === '') done(null, undefined)
      else if (isNestedTooDeep(text)) {
        const detail = sayTo(request, words.nestedTooDeep)
        done(new AppError('invalid_input', { detail }))
      } else parse(request, text, done)
    },
  )
}
