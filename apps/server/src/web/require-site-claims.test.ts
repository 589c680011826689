import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { requireSiteClaims } from './require-site-claims.ts'

const claimsOf = (variables: Record<string, string>) => requireSiteClaims(readEnv(variables))
const everyClaim = ['hipaa', 'soc2', 'ssl', 'gdpr']
const open = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://plans.example.com' }

describe('the claims of the pages', () => {
  it('are all shown until the service is public', () => {
    expect(claimsOf({})).toEqual(everyClaim)
    expect(claimsOf({ NODE_ENV: 'production' })).toEqual(everyClaim)
    expect(claimsOf({ ...open, NODE_ENV: 'development' })).toEqual(everyClaim)
    expect(claimsOf({ HOST: '0.0.0.0', NODE_ENV: 'test' })).toEqual(everyClaim)
    for (const HOST of ['localhost', '127.0.0.1', '::1'])
      expect(claimsOf({ HOST })).toEqual(everyClaim)
    expect(claimsOf({ ...open, PUBLIC_ORIGIN: 'http://localhost:3000' })).toEqual(everyClaim)
  })

  it('are none where others may reach it and nobody said what it is for', () => {
    expect(claimsOf({ PUBLIC_ORIGIN: open.PUBLIC_ORIGIN })).toEqual([])
    for (const HOST of ['0.0.0.0', '::', '192.168.1.5']) {
      expect(claimsOf({ HOST })).toEqual([])
      expect(claimsOf({ HOST, NODE_ENV: 'production' })).toEqual([])
    }
  })

  it('must be named by a public service in production', () => {
    expect(() => claimsOf(open)).toThrow(/^SITE_CLAIMS is missing: set it to .+, or to none\.$/)
  })

  it('are those that are named, wherever the service runs', () => {
    expect(claimsOf({ ...open, SITE_CLAIMS: 'gdpr, ssl' })).toEqual(['gdpr', 'ssl'])
    expect(claimsOf({ SITE_CLAIMS: 'hipaa' })).toEqual(['hipaa'])
  })

  it('may be none', () => {
    expect(claimsOf({ ...open, SITE_CLAIMS: 'none' })).toEqual([])
  })
})
