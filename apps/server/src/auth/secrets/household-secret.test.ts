import { describe, expect, it } from 'vitest'
import { newLookupKey } from '../../keys/lookup-key.ts'
import { householdOfSecret, newHouseholdSecret } from './household-secret.ts'

const lookup = newLookupKey()
const household = '0193e8a0-0000-7000-8000-000000000001'

const kind = 'careLink'

describe('the secret of a link', () => {
  it('leads to its household, under the key that made it alone', () => {
    const secret = newHouseholdSecret(lookup, kind, household)
    expect(householdOfSecret(lookup, kind, secret)).toBe(household)
    expect(householdOfSecret(newLookupKey(), kind, secret)).toBeNull()
  })

  it('leads nowhere where another kind of link is asked for', () => {
    const secret = newHouseholdSecret(lookup, 'invitation', household)
    expect(householdOfSecret(lookup, 'invitation', secret)).toBe(household)
    expect(householdOfSecret(lookup, kind, secret)).toBeNull()
  })

  it('is never the same twice, shows no id, and stands in an address as it is', () => {
    const secrets = Array.from({ length: 50 }, () => newHouseholdSecret(lookup, kind, household))
    expect(new Set(secrets).size).toBe(50)
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w-]{60,120}$/)
      expect(Buffer.from(secret, 'base64url').toString('hex')).not.toContain(
        household.replaceAll('-', ''),
      )
    }
    // Where all secrets of a family begin alike, one tells of the other.
    expect(new Set(secrets.map((one) => one.slice(2, 12))).size).toBe(50)
  })

  it('of which one letter is another, or that is made up, leads nowhere', () => {
    const secret = newHouseholdSecret(lookup, kind, household)
    for (let at = 0; at < secret.length - 1; at += 1) {
      const other = secret[at] === 'A' ? 'B' : 'A'
      expect(
        householdOfSecret(lookup, kind, secret.slice(0, at) + other + secret.slice(at + 1)),
      ).toBeNull()
    }
    for (const made of ['', 'x', 'undefined', `${secret}AA`, secret.slice(4), '🙂'.repeat(40)]) {
      expect(householdOfSecret(lookup, kind, made)).toBeNull()
    }
  })
})
