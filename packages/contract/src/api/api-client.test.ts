import { describe, expect, it } from 'vitest'
import {
  type ApiClientOptions,
  ApiError,
  createApiClient,
  createStreamClient,
} from './api-client.ts'

interface Sent {
  url: string
  method: string | undefined
  headers: Headers
  body: unknown
}

function clientOn(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = []
  const ended: (string | null)[] = []
  const options: ApiClientOptions = {
    fetch: async (url, init) => {
      sent.push({
        url: String(url),
        method: init?.method,
        headers: new Headers(init?.headers),
        body: init?.body,
      })
      return answer()
    },
    token: () => 'a-token',
    onUnauthenticated: (token) => ended.push(token),
  }
  return { api: createApiClient(options), open: createStreamClient(options), sent, ended }
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

describe('the typed client', () => {
  it('fills the address and sends token, query and body §4.9 §7.1-2', async () => {
    const { api, sent } = clientOn(() => new Response(null, { status: 204 }))
    await api('deleteChild', { params: { id: 'a/b' }, query: { plans: 'delete' } })
    expect(sent[0]).toMatchObject({ url: '/api/children/a%2Fb?plans=delete', method: 'DELETE' })
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer a-token')
    expect(sent[0]?.headers.has('content-type')).toBe(false)
  })

  it('sends no token where none is needed §7.2', async () => {
    const { api, sent } = clientOn(() => json(200, { token: 't', user: {} }))
    await api('login', { body: { email: 'a@example.com', password: 'x' } })
    expect(sent[0]?.headers.has('authorization')).toBe(false)
  })

  it('throws the sentence and code of a refusal §7.12', async () => {
    const refusal = { detail: 'Upgrade to premium', code: 'plan_limit_reached' }
    const { api } = clientOn(() => json(402, refusal))
    const error = await api('listChildren', {}).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 402, code: 'plan_limit_reached', detail: refusal.detail })
  })

  it('keeps what a broken server says to itself', async () => {
    const { api } = clientOn(() => json(500, { detail: 'inside', code: 'internal_error' }))
    await expect(api('listChildren', {})).rejects.toMatchObject({ status: 500, detail: null })
    const { api: html } = clientOn(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(html('listChildren', {})).rejects.toMatchObject({ status: 502, code: null })
  })

  it('says so when there is no answer at all', async () => {
    const { api } = clientOn(() => Promise.reject(new TypeError('no network')))
    await expect(api('listChildren', {})).rejects.toMatchObject({ status: null, detail: null })
  })

  it('ends the session that was refused, and none for a wrong present password', async () => {
    const body = (code: string) => ({ detail: 'x', code })
    const dead = clientOn(() => json(401, body('unauthenticated')))
    await dead.api('listChildren', {}).catch(() => {})
    expect(dead.ended).toEqual(['a-token'])
    const wrong = clientOn(() => json(401, body('bad_credentials')))
    await wrong.api('eraseAccount', { body: { current_password: 'x' } }).catch(() => {})
    expect(wrong.ended).toEqual([])
  })
})

describe('the client of streams', () => {
  it('gives the body as it comes, with the token in a header alone', async () => {
    const { open, sent } = clientOn(() => new Response('data: 1'))
    const body = await open('followPlanJob', { params: { id: 'a' } })
    expect(await new Response(body).text()).toBe('data: 1')
    expect(sent[0]?.url).toBe('/api/meal-plans/jobs/a/events')
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer a-token')
  })

  it('throws a refusal as the client does, and ends the refused session', async () => {
    const refusal = { detail: 'x', code: 'unauthenticated' }
    const { open, ended } = clientOn(() => json(401, refusal))
    await expect(open('followPlanJob', { params: { id: 'a' } })).rejects.toMatchObject({
      status: 401,
    })
    expect(ended).toEqual(['a-token'])
  })

  it('throws where an answer has no body to read', async () => {
    const { open } = clientOn(() => new Response(null))
    await expect(open('followPlanJob', { params: { id: 'a' } })).rejects.toThrow(ApiError)
  })
})
