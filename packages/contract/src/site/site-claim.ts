/** What whoever runs the service may claim at the foot of each page, by the name that `SITE_CLAIMS` gives it. */
export const siteClaims = {
  hipaa: 'HIPAA compliant',
  soc2: 'SOC 2 certified',
  ssl: '256-bit SSL',
  gdpr: 'GDPR ready',
} as const

export type SiteClaim = keyof typeof siteClaims

export const isSiteClaim = (name: string): name is SiteClaim => Object.hasOwn(siteClaims, name)

export const allSiteClaims: readonly SiteClaim[] = Object.keys(siteClaims).filter(isSiteClaim)
