import fc from 'fast-check'
import { hostileText } from './hostile-values.ts'
import { drawingWith, type KnownValues, type Schema } from './schema-values.ts'

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
  parameters?: { in: string; name: string; schema: Schema }[]
  responses: Record<string, object>
  security: object[]
}

/** The part of an OpenAPI document that calls are drawn from. */
export interface Document {
  paths: Record<string, Record<string, Operation>>
}

export interface DrawnCall {
  /** "POST /api/children" */
  operation: string
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
  signedIn: boolean
  /** What the document says that it may answer with. */
  documented: number[]
}

/** What exists, to get past the first look-up. */
export interface Known {
  children: readonly string[]
  plans: readonly string[]
  jobs: readonly string[]
  templates: readonly string[]
  checkouts: readonly string[]
  /** Right values by a property's name. */
  values: KnownValues
}

/** Deleting what the other calls need would leave them without. */
function idsFor(path: string, method: string, known: Known): readonly string[] {
  if (method === 'delete') return []
  if (path.includes('/jobs/')) return known.jobs
  if (path.includes('/meal-plans/')) return known.plans
  if (path.includes('/meal-templates/')) return known.templates
  if (path.includes('/payments/')) return known.checkouts
  return known.children
}

/** What a header may hold; the rest does not leave this machine's own client. */
const headerText = (text: string) => text.replace(/[^\x20-\x7e]/g, '').trim()

function bodyOf(operation: Operation, { values }: Known): fc.Arbitrary<string | undefined> {
  const schema = operation.requestBody?.content['application/json']?.schema
  if (!schema) return fc.constant(undefined)
  const { right, wrong } = drawingWith(values)
  const asText = (body: unknown) => JSON.stringify(body)
  const broken = fc.constantFrom('', '{', '[]', 'null', '"x"', '{"a":'.repeat(2000))
  return fc.oneof(
    { arbitrary: right(schema).map(asText), weight: 12 },
    { arbitrary: wrong(schema).map(asText), weight: 12 },
    { arbitrary: broken, weight: 1 },
  )
}

function callOf(path: string, method: string, operation: Operation, known: Known) {
  const ids = idsFor(path, method, known)
  const id = ids.length > 0 ? fc.oneof(fc.constantFrom(...ids), hostileText) : hostileText
  const { right, wrong } = drawingWith(known.values)
  const parameters = operation.parameters ?? []
  const ofKind = (kind: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((one) => one.in === kind)
          .map(({ name, schema }) => [
            name,
            fc.option(fc.oneof(right(schema), wrong(schema)), { nil: undefined }),
          ]),
      ),
    )
  return fc
    .record({
      id,
      query: ofKind('query'),
      headers: ofKind('header'),
      body: bodyOf(operation, known),
    })
    .map(({ id: drawn, query, headers, body }): DrawnCall => {
      const search = new URLSearchParams()
      for (const [name, value] of Object.entries(query)) {
        if (value !== undefined) search.set(name, String(value))
      }
      const sent: Record<string, string> = {}
      for (const [name, value] of Object.entries(headers)) {
        if (value !== undefined) sent[name] = headerText(String(value))
      }
      // Waiting for every plan would make this a test of patience.
      if (path.endsWith('/generate')) sent.prefer = 'respond-async'
      const filled = path.replace(/\{\w+\}/, encodeURIComponent(drawn.toWellFormed()))
      return {
        operation: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path: search.size > 0 ? `${filled}?${search}` : filled,
        headers: sent,
        body,
        signedIn: operation.security.length > 0,
        documented: Object.keys(operation.responses).map(Number),
      }
    })
}

/** Calls of every operation of the document, each as likely as any other. */
export function callsOf({ paths }: Document, known: Known): fc.Arbitrary<DrawnCall> {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(path, method, operation, known)),
  )
  return fc.oneof(...calls)
}
