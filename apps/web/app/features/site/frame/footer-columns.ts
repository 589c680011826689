import * as words from '#words/site/frame/footer'
import { site } from '../../../site.ts'

export interface FooterColumn {
  title: string
  links: readonly { label: string; to: string }[]
}

/** A link that needs an account leads a visitor to the landing page. */
export function footerColumns(signedIn: boolean): FooterColumn[] {
  const forMembers = (path: string) => (signedIn ? path : '/')
  return [
    {
      title: words.product,
      links: [
        { label: words.mealPlans, to: forMembers('/meal-plan/generate') },
        { label: words.pricing, to: forMembers('/subscription') },
        { label: words.howItWorks, to: '/how-it-works' },
        { label: words.changelog, to: '/' },
      ],
    },
    {
      title: words.resources,
      links: [
        { label: words.faqs, to: '/faqs' },
        { label: words.serviceStatus, to: '/' },
        { label: words.apiStatus, to: '/' },
      ],
    },
    {
      title: words.support,
      links: [
        { label: words.contact, to: '/contact' },
        { label: words.accountSettings, to: forMembers('/dashboard') },
        { label: words.subscription, to: forMembers('/subscription') },
      ],
    },
    {
      title: words.company,
      links: [{ label: words.about, to: '/about' }, ...site.socialLinks],
    },
    {
      title: words.legal,
      links: [
        { label: words.privacy, to: '/privacy' },
        { label: words.terms, to: '/privacy#terms' },
        { label: words.cookies, to: '/privacy#cookies' },
        { label: words.security, to: '/privacy#security' },
        { label: words.healthData, to: '/privacy#health-data' },
      ],
    },
  ]
}
