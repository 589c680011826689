import fc from 'fast-check'
import { hostileText } from './hostile-values.ts'
import { rightFor, type Schema, wrongFor } from './schema-values.ts'

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

/** Ids that exist, to get past the first look-up. */
export interface KnownIds {
  children: readonly string[]
  plans: readonly string[]
  jobs: readonly string[]
  templates: readonly string[]
}

function idsFor(path: string, ids: KnownIds): readonly string[] {
  if (path.includes('/jobs/')) return ids.jobs
  if (path.includes('/meal-plans/')) return ids.plans
  if (path.includes('/meal-templates/')) return ids.templates
  return ids.children
}

/** What a header may hold; the rest does not leave this machine's own client. */
const headerText = (text: string) => text.replace(/[^\x20-\x7e]/g, '').trim()

const withRealIds = (body: unknown, ids: KnownIds): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const real: Record<string, readonly string[]> = {
    child_id: ids.children,
    plan_id: ids.plans,
    template_id: ids.templates,
  }
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const [id] = real[key] ?? []
      return [
        key,
        id !== undefined && typeof value === 'string' && value.length % 2 === 0 ? id : value,
      ]
    }),
  )
}

function bodyOf(operation: Operation, ids: KnownIds): fc.Arbitrary<string | undefined> {
  const schema = operation.requestBody?.content['application/json']?.schema
  if (!schema) return fc.constant(undefined)
  const asText = (body: unknown) => JSON.stringify(withRealIds(body, ids))
  const broken = fc.constantFrom('', '{', '[]', 'null', '"x"', '{"a":'.repeat(2000))
  return fc.oneof(
    { arbitrary: rightFor(schema).map(asText), weight: 12 },
    { arbitrary: wrongFor(schema).map(asText), weight: 12 },
    { arbitrary: broken, weight: 1 },
  )
}

function callOf(path: string, method: string, operation: Operation, ids: KnownIds) {
  const known = idsFor(path, ids)
  const id = known.length > 0 ? fc.oneof(fc.constantFrom(...known), hostileText) : hostileText
  const parameters = operation.parameters ?? []
  const ofKind = (kind: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((one) => one.in === kind)
          .map(({ name, schema }) => [
            name,
            fc.option(fc.oneof(rightFor(schema), wrongFor(schema)), { nil: undefined }),
          ]),
      ),
    )
  return fc
    .record({ id, query: ofKind('query'), headers: ofKind('header'), body: bodyOf(operation, ids) })
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
export function callsOf({ paths }: Document, ids: KnownIds): fc.Arbitrary<DrawnCall> {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(path, method, operation, ids)),
  )
  return fc.oneof(...calls)
}
