import { describe, expect, it } from 'vitest'
import { footerColumns } from './footer-columns.ts'

const target = (signedIn: boolean, label: string) =>
  footerColumns(signedIn)
    .flatMap(({ links }) => links)
    .find((link) => link.label === label)?.to

describe('the footer', () => {
  it.each(['Meal plans', 'Pricing', 'Account settings', 'Subscription'])(
    'leads a visitor who follows %j to the landing page',
    (label) => {
      expect(target(false, label)).toBe('/')
    },
  )

  it('leads a parent who is logged in to the pages themselves', () => {
    expect(target(true, 'Meal plans')).toBe('/meal-plan/generate')
    expect(target(true, 'Pricing')).toBe('/subscription')
    expect(target(true, 'Account settings')).toBe('/dashboard')
  })

  it('has no column without links', () => {
    for (const { links } of footerColumns(true)) expect(links).not.toEqual([])
  })
})
