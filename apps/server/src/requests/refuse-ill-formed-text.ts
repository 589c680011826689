import type { FastifyInstance } from 'fastify'
import * as words from '#localized/errors'
import { AppError } from '../errors.ts'

/** PostgreSQL takes no NUL in a text, and UTF-8 has no half of a character. */
const isIllFormed = (text: string) => text.includes('\0') || !text.isWellFormed()

/** Whether a text that cannot be stored stands anywhere in a parsed body, names of fields included. */
function holdsIllFormed(value: unknown): boolean {
  // Not recursive: a body may be nested as deep as it is long.
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string' && isIllFormed(next)) return true
    if (typeof next !== 'object' || next === null || Buffer.isBuffer(next)) continue
    for (const [name, inner] of Object.entries(next)) {
      if (isIllFormed(name)) return true
      open.push(inner)
    }
  }
  return false
}

/** The fields of a form that hold such text, each with what to do. */
const fieldsOf = (body: object, detail: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      !isIllFormed(name) && holdsIllFormed(value) ? [[name, detail]] : [],
    ),
  )

/** Refuses requests whose text no database can hold: 404 in a path, 400 or 422 elsewhere. */
export function refuseIllFormedText(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRequest', ({ params, query, headers }, _reply, done) => {
    if (holdsIllFormed(params)) done(new AppError('not_found'))
    else if (holdsIllFormed(query) || holdsIllFormed(headers)) done(new AppError('bad_request'))
    else done()
  })
  app.addHook('preValidation', ({ body }, _reply, done) => {
    if (!holdsIllFormed(body)) {
      done()
      return
    }
    const detail = words.illFormedText()
    const fields = typeof body === 'object' && body !== null ? fieldsOf(body, detail) : {}
    done(new AppError('invalid_input', { detail, fields }))
  })
}
