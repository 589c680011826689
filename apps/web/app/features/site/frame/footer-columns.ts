import * as words from '#words/site/frame/footer'
import { site } from '../../../site.ts'
import { sitePath } from '../../../site-path.ts'

export interface FooterColumn {
  title: string
  links: readonly { label: string; to: string }[]
}

/** A link that needs an account leads a visitor to the landing page. */
export function footerColumns(signedIn: boolean): FooterColumn[] {
  const forMembers = (path: string) => (signedIn ? path : sitePath('/'))
  return [
    {
      title: words.product,
      links: [
        { label: words.mealPlans, to: forMembers('/meal-plan/generate') },
        { label: words.pricing, to: forMembers('/subscription') },
        { label: words.howItWorks, to: sitePath('/how-it-works') },
        { label: words.changelog, to: sitePath('/') },
      ],
    },
    {
      title: words.resources,
      links: [
        { label: words.faqs, to: sitePath('/faqs') },
        { label: words.serviceStatus, to: sitePath('/') },
        { label: words.apiStatus, to: sitePath('/') },
      ],
    },
    {
      title: words.support,
      links: [
        { label: words.contact, to: sitePath('/contact') },
        { label: words.accountSettings, to: forMembers('/dashboard') },
        { label: words.subscription, to: forMembers('/subscription') },
      ],
    },
    {
      title: words.company,
      links: [
        { label: words.about, to: sitePath('/about') },
        ...site.socialLinks.map(({ label, to }) => ({ label, to: to === '/' ? sitePath(to) : to })),
      ],
    },
    {
      title: words.legal,
      links: [
        { label: words.privacy, to: sitePath('/privacy') },
        { label: words.terms, to: sitePath('/privacy#terms') },
        { label: words.cookies, to: sitePath('/privacy#cookies') },
        { label: words.security, to: sitePath('/privacy#security') },
        { label: words.healthData, to: sitePath('/privacy#health-data') },
      ],
    },
  ]
}
