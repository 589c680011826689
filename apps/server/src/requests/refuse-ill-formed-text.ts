import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

const detail = 'This text holds characters that cannot be stored. Please type it anew.'

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
const fieldsOf = (body: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      !isIllFormed(name) && holdsIllFormed(value) ? [[name, detail]] : [],
    ),
  )

/** Refuses requests whose text no database can hold: 404 in a path, 400 or 422 elsewhere. */
export function refuseIllFormedText(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRequest', async ({ params, query, headers }) => {
    if (holdsIllFormed(params)) throw new AppError('not_found')
    if (holdsIllFormed(query) || holdsIllFormed(headers)) throw new AppError('bad_request')
  })
  app.addHook('preValidation', async ({ body }) => {
    if (!holdsIllFormed(body)) return
    const fields = typeof body === 'object' && body !== null ? fieldsOf(body) : {}
    throw new AppError('invalid_input', { detail, fields })
  })
}
