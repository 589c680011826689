import { describe, expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

const origin = 'https://plans.example.com'

describe('the address that a parent sends', () => {
  it.each(['today', 'week', 'about'] as const)('of %s hides its secret behind the #', (kind) => {
    const address = new URL(linkAddress(origin, { kind, secret: 'abc-_1' }))
    expect(address.hash).toBe('#abc-_1')
    expect(address.href.replace(address.hash, '')).toBe(`${origin}/shared`)
  })

  it('of a calendar names it in the query, as calendars send nothing else', () => {
    expect(linkAddress(origin, { kind: 'calendar', secret: 'abc-_1' })).toBe(
      `${origin}/api/calendar.ics?secret=abc-_1`,
    )
  })
})
