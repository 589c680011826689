import { allSiteClaims } from '@brightplate/contract/site/site-claim'
import { describe, expect, it } from 'vitest'
import { dressPage } from './dress-page.ts'

const built = [
  '<html lang="en" data-origin="https://origin.invalid" data-claims="hipaa soc2 ssl gdpr" data-contact="closed" data-mail="support@built.example">',
  '<link rel="canonical" href="https://origin.invalid/faqs"/>',
  '<ul><li data-claim="hipaa">HIPAA compliant</li><li class="x" data-claim="gdpr">GDPR ready</li></ul>',
  '<p data-claim="none">No claim is made.</p><p>The rest.</p>',
  '<div data-contact-when="open"><button>Report</button></div>',
  '<div data-contact-when="closed"><p>Write to <a href="mailto:support@built.example?subject=x">us</a>.</p></div></html>',
].join('')

const origin = 'https://plans.example.com'
const contactMail = null

describe('a built page', () => {
  it('is served with the address of the site', () => {
    const page = dressPage(built, { origin, claims: allSiteClaims, contactMail })
    expect(page).toContain('data-origin="https://plans.example.com"')
    expect(page).toContain('href="https://plans.example.com/faqs"')
    expect(page).not.toContain('origin.invalid')
  })

  it('keeps every claim that holds, and loses the sentence for none', () => {
    const page = dressPage(built, { origin, claims: allSiteClaims, contactMail })
    expect(page).toContain('HIPAA compliant')
    expect(page).toContain('GDPR ready')
    expect(page).not.toContain('No claim is made.')
    expect(page).toContain('data-claims="hipaa soc2 ssl gdpr"')
  })

  it('loses a claim that is not made, and nothing beside it', () => {
    const page = dressPage(built, { origin, claims: ['gdpr'], contactMail })
    expect(page).not.toContain('HIPAA')
    expect(page).toContain('<ul><li class="x" data-claim="gdpr">GDPR ready</li></ul>')
    expect(page).toContain('<p>The rest.</p>')
    expect(page).toContain('data-claims="gdpr"')
  })

  it('says so where no claim is made', () => {
    const page = dressPage(built, { origin, claims: [], contactMail })
    expect(page).toContain('<ul></ul>')
    expect(page).toContain('No claim is made.')
    expect(page).toContain('data-claims="none"')
  })

  it('says where no mailbox is set that its form reaches nobody, and shows the built address', () => {
    const page = dressPage(built, { origin, claims: [], contactMail })
    expect(page).toContain('mailto:support@built.example?subject=x')
    expect(page).toContain('data-contact="closed"')
    expect(page).not.toContain('Report')
  })

  it('shows the mailbox that is set in place of the built address', () => {
    const page = dressPage(built, { origin, claims: [], contactMail: "o'neil+$&@example.com" })
    expect(page).toContain('<button>Report</button>')
    expect(page).toContain('data-contact="open"')
    expect(page).toContain(`data-mail="o'neil+$&@example.com"`)
    expect(page).not.toMatch(/support@built|Write to/)
  })
})
