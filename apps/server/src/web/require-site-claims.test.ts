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
    expect(claimsOf({ PUBLIC_ORIGIN: open.PUBLIC_ORIGIN })).toEqual(everyClaim)
    expect(claimsOf({ ...open, PUBLIC_ORIGIN: 'http://localhost:3000' })).toEqual(everyClaim)
  })

  it('must be named by a public service', () => {
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
