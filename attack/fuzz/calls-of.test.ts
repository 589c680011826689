import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callsOf, type Document } from './calls-of.ts'

const named = {
  type: 'object',
  properties: { name: { type: 'string', minLength: 1, maxLength: 10 }, age: { type: 'integer' } },
  required: ['name', 'age'],
}

const document: Document = {
  paths: {
    '/api/children': {
      post: {
        requestBody: { content: { 'application/json': { schema: named } } },
        responses: { 201: {}, 422: {} },
        security: [{ bearer: [] }],
      },
    },
    '/api/meal-plans/{id}': { get: { responses: { 200: {}, 404: {} }, security: [] } },
  },
}

const known = {
  children: [],
  plans: ['plan-1'],
  jobs: [],
  templates: [],
  checkouts: [],
  values: { age: [7] },
}
const draw = () => fc.sample(callsOf(document, known), { numRuns: 2000, seed: 1 })
const drawn = draw()
const bodies = drawn.flatMap(({ body }) => {
  try {
    return body === undefined ? [] : [JSON.parse(body)]
  } catch {
    return []
  }
})

describe('calls drawn from a document', () => {
  it('are of every operation, with what it may answer', () => {
    expect(new Set(drawn.map(({ operation }) => operation))).toEqual(
      new Set(['POST /api/children', 'GET /api/meal-plans/{id}']),
    )
    const [post] = drawn.filter(({ method }) => method === 'POST')
    expect(post).toMatchObject({ signedIn: true, documented: [201, 422] })
  })

  it('name what exists and what does not', () => {
    const paths = drawn.map(({ path }) => path)
    expect(paths).toContain('/api/meal-plans/plan-1')
    expect(paths).toContain('/api/meal-plans/%00')
  })

  it('have bodies that the schema allows, a NUL among them, and others that it does not', () => {
    const right = bodies.filter(
      (body) => typeof body?.name === 'string' && Number.isInteger(body?.age),
    )
    expect(right.length).toBeGreaterThan(100)
    expect(right.filter(({ age }) => age === 7).length).toBeGreaterThan(100)
    expect(right.some(({ name }) => name.includes('\u0000'))).toBe(true)
    expect(bodies.some((body) => body !== null && typeof body?.name === 'number')).toBe(true)
    expect(bodies.some((body) => Array.isArray(body))).toBe(true)
  })

  it('are the same for the same seed', () => {
    expect(draw()).toEqual(drawn)
  })
})
