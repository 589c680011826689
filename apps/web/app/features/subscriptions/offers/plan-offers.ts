import { prices } from '@brightplate/contract/account/prices'
import { dollars } from '../../../ui/words/dollars.ts'

export type PackageId = keyof typeof prices

interface Benefit {
  text: string
  /** It holds nearly; said beside it in small text. */
  isAbout?: boolean
}

export interface PlanOffer {
  id: PackageId
  name: string
  price: string
  /** "$9.99 a month", for the terms of renewal. */
  rate: string
  badge?: string
  saving?: { text: string; exactly: string }
  includes: Benefit[]
}

const lines = (...texts: string[]): Benefit[] => texts.map((text) => ({ text }))
const yearlySavingCents = 12 * prices.monthly.cents - prices.yearly.cents

export const planOffers: readonly PlanOffer[] = [
  {
    id: 'monthly',
    name: 'Monthly Premium',
    price: `${dollars(prices.monthly.cents)}/month`,
    rate: `${dollars(prices.monthly.cents)} a month`,
    includes: lines(
      'Unlimited meal plans',
      'AI personalization',
      'Weekly shopping lists',
      'Brain-boosting juice recipes',
      'Behavioral goal tracking',
      'Priority support',
    ),
  },
  {
    id: 'yearly',
    name: 'Yearly Premium',
    price: `${dollars(prices.yearly.cents)}/year`,
    rate: `${dollars(prices.yearly.cents)} a year`,
    badge: 'BEST VALUE',
    saving: {
      text: `Save $${Math.round(yearlySavingCents / 100)}/year`,
      exactly: dollars(yearlySavingCents),
    },
    includes: [
      ...lines('Everything in monthly'),
      { text: '2 months free', isAbout: true },
      ...lines('Advanced nutrition insights', 'Exclusive meal templates', 'Early access'),
    ],
  },
]
