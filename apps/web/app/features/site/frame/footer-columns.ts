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
      title: 'Product',
      links: [
        { label: 'Meal Plans', to: forMembers('/meal-plan/generate') },
        { label: 'Pricing', to: forMembers('/subscription') },
        { label: 'How It Works', to: '/how-it-works' },
        { label: 'Changelog', to: '/' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'FAQs', to: '/faqs' },
        { label: 'Service Status', to: '/' },
        { label: 'API Status', to: '/' },
      ],
    },
    {
      title: 'Support',
      links: [
        { label: 'Contact Us', to: '/contact' },
        { label: 'Account Settings', to: forMembers('/dashboard') },
        { label: 'Subscription', to: forMembers('/subscription') },
      ],
    },
    {
      title: 'Company',
      links: [{ label: 'About', to: '/about' }, ...site.socialLinks],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Privacy', to: '/privacy' },
        { label: 'Terms', to: '/privacy#terms' },
        { label: 'Cookie Policy', to: '/privacy#cookies' },
        { label: 'Data Security', to: '/privacy#security' },
        { label: 'Health Data', to: '/privacy#health-data' },
      ],
    },
  ]
}
