import { describe, expect, it } from 'vitest'
import { footerColumns } from './footer-columns.ts'

const target = (signedIn: boolean, label: string) =>
  footerColumns(signedIn)
    .flatMap(({ links }) => links)
    .find((link) => link.label === label)?.to

describe('the footer', () => {
  it.each(['Meal Plans', 'Pricing', 'Account Settings', 'Subscription'])(
    'leads a visitor who follows %j to the landing page §2.27',
    (label) => {
      expect(target(false, label)).toBe('/')
    },
  )

  it('leads a parent who is logged in to the pages themselves §2.28', () => {
    expect(target(true, 'Meal Plans')).toBe('/meal-plan/generate')
    expect(target(true, 'Pricing')).toBe('/subscription')
    expect(target(true, 'Subscription')).toBe('/subscription')
    expect(target(true, 'Account Settings')).toBe('/dashboard')
  })

  it.each(['Service Status', 'API Status', 'Changelog', 'Facebook', 'Instagram', 'YouTube'])(
    'leads everybody who follows %j to / §2.29',
    (label) => {
      expect(target(false, label)).toBe('/')
      expect(target(true, label)).toBe('/')
    },
  )

  it('leads to the sections of the privacy page §2.11', () => {
    expect(target(false, 'Terms')).toBe('/privacy#terms')
    expect(target(false, 'Cookie Policy')).toBe('/privacy#cookies')
    expect(target(false, 'Data Security')).toBe('/privacy#security')
    expect(target(false, 'Health Data')).toBe('/privacy#health-data')
  })

  it('has the five columns of the specification, in both states §2.26', () => {
    for (const signedIn of [false, true]) {
      expect(footerColumns(signedIn).map(({ title }) => title)).toEqual([
        'Product',
        'Resources',
        'Support',
        'Company',
        'Legal',
      ])
    }
  })
})
