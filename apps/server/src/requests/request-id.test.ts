import { describe, expect, it, onTestFinished } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function idsOf(given: readonly string[], url = '/api/healthz'): Promise<unknown[]> {
  const { app, close } = await startTestApp()
  onTestFinished(close)
  const ids: unknown[] = []
  for (const id of given) {
    const { headers } = await app.inject({ url, headers: id === '' ? {} : { 'x-request-id': id } })
    ids.push(headers['x-request-id'])
  }
  return ids
}

describe('the id of a request', () => {
  it('is that of the proxy where it is well-formed', async () => {
    const given = ['0123456789abcdef', '7F000001-BB80-7F000001-01BB', 'f'.repeat(64)]
    expect(await idsOf(given)).toEqual(given)
  })

  it('is a new one where none was given, or one that could be words, too short or too long', async () => {
    const given = [
      '',
      'robin-is-allergic-to-milk',
      '0123456789abcde',
      'f'.repeat(65),
      '-123456789abcdef-',
    ]
    const ids = await idsOf(given)
    for (const id of ids) expect(id).toMatch(uuid)
    expect(new Set(ids).size).toBe(given.length)
  })

  it.each(['/nowhere', '/api/account', `/api/children/${'x'.repeat(200)}`])(
    'stands in refusals as well: %s',
    async (url) => {
      expect(await idsOf(['0123456789abcdef'], url)).toEqual(['0123456789abcdef'])
    },
  )
})
