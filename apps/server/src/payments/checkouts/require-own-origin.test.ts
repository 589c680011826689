import { describe, expect, it } from 'vitest'
import { requireOwnOrigin } from './require-own-origin.ts'

const check = (
  origin_url: string,
  publicOrigin: string | null,
  headers: { origin?: string; host?: string },
) => {
  try {
    return requireOwnOrigin({ origin_url }, publicOrigin, headers)
  } catch {
    return 'refused'
  }
}

const site = 'https://plans.example.com'
const home = 'http://192.168.1.5:3000'

describe('the address that a checkout returns to', () => {
  it.each([
    ['the configured one, whatever the request says', `${site}/path`, site, {}, site],
    [
      'another than the configured one',
      home,
      site,
      { origin: home, host: '192.168.1.5:3000' },
      'refused',
    ],
    ['the request’s own', home, null, { origin: home, host: '192.168.1.5:3000' }, home],
    [
      'another than the request’s Origin',
      home,
      null,
      { origin: site, host: '192.168.1.5:3000' },
      'refused',
    ],
    [
      'another than the request’s Host',
      home,
      null,
      { origin: home, host: 'plans.example.com' },
      'refused',
    ],
    ['one of a request that says neither', home, null, {}, 'refused'],
    [
      'the same host by another scheme',
      'ftp://192.168.1.5:3000',
      null,
      { origin: home, host: '192.168.1.5:3000' },
      'refused',
    ],
  ])('is checked: %s', (_, url, publicOrigin, headers, answer) => {
    expect(check(url, publicOrigin, headers)).toBe(answer)
  })
})
