/** What whoever runs the service may claim at the foot of each page, as `SITE_CLAIMS` names it. */
export const allSiteClaims = ['hipaa', 'soc2', 'ssl', 'gdpr'] as const

export type SiteClaim = (typeof allSiteClaims)[number]

export const isSiteClaim = (name: string): name is SiteClaim =>
  allSiteClaims.some((claim) => claim === name)
