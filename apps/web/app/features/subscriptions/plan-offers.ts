export interface PlanOffer {
  id: 'monthly' | 'yearly'
  name: string
  price: string
  badge?: string
  saving?: string
  includes: string[]
}

export const planOffers: PlanOffer[] = [
  {
    id: 'monthly',
    name: 'Monthly Premium',
    price: '$9.99/month',
    includes: [
      'Unlimited meal plans',
      'AI personalization',
      'Weekly shopping lists',
      'Brain-boosting juice recipes',
      'Behavioral goal tracking',
      'Priority support',
    ],
  },
  {
    id: 'yearly',
    name: 'Yearly Premium',
    price: '$99.99/year',
    badge: 'BEST VALUE',
    saving: 'Save $20/year',
    includes: [
      'Everything in monthly',
      '2 months free (about)',
      'Advanced nutrition insights',
      'Exclusive meal templates',
      'Early access',
    ],
  },
]
