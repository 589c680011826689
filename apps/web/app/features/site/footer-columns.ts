import { site } from '../../site.ts'

export interface FooterColumn {
  title: string
  links: { label: string; to: string }[]
}

/** A link that needs an account leads a visitor to the landing page. */
export function footerColumns(signedIn: boolean): FooterColumn[] {
  const forMembers = (path: string) => (signedIn ? path : '/')
  const columns = [
    {
      title: 'Product',
      links: [
        { label: 'Meal plans', to: forMembers('/meal-plan/generate') },
        { label: 'Pricing', to: forMembers('/subscription') },
      ],
    },
    {
      title: 'Resources',
      links: signedIn ? [] : [{ label: 'How it works', to: '/#how-it-works' }],
    },
    {
      title: 'Support',
      links: [
        { label: 'Account settings', to: forMembers('/dashboard') },
        { label: 'Subscription', to: forMembers('/subscription') },
        { label: 'Email us', to: `mailto:${site.supportEmail}` },
      ],
    },
    {
      title: 'Company',
      links: [{ label: site.supportPhone, to: `tel:${site.supportPhone.replace(/[^+\d]/g, '')}` }],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Privacy', to: '/privacy' },
        { label: 'Terms', to: '/privacy#terms' },
        { label: 'Cookies', to: '/privacy#cookies' },
        { label: 'Data security', to: '/privacy#security' },
      ],
    },
  ]
  return columns.filter(({ links }) => links.length > 0)
}
