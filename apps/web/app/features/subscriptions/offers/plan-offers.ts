import { prices } from '@brightplate/contract/account/prices'
import * as words from '#words/subscriptions/offers'
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
  saving?: { text: string; exactly: string; byMonth: string }
  includes: Benefit[]
  /** What the trial has and this has not. */
  lacks?: string
}

const lines = (...texts: string[]): Benefit[] => texts.map((text) => ({ text }))
const yearlySavingCents = 12 * prices.monthly.cents - prices.yearly.cents

export const planOffers: readonly PlanOffer[] = [
  {
    id: 'monthly',
    name: words.monthlyName,
    price: words.monthlyPrice({ price: dollars(prices.monthly.cents) }),
    rate: words.monthlyRate({ price: dollars(prices.monthly.cents) }),
    includes: lines(
      words.unlimitedPlans,
      words.personalization,
      words.shoppingLists,
      words.juiceRecipes,
      words.goalTracking,
      words.prioritySupport,
    ),
    lacks: words.lacks,
  },
  {
    id: 'yearly',
    name: words.yearlyName,
    price: words.yearlyPrice({ price: dollars(prices.yearly.cents) }),
    rate: words.yearlyRate({ price: dollars(prices.yearly.cents) }),
    badge: words.bestValue,
    saving: {
      text: words.saving({ dollars: Math.round(yearlySavingCents / 100) }),
      exactly: dollars(yearlySavingCents),
      byMonth: words.byMonth({ price: dollars(Math.round(prices.yearly.cents / 12)) }),
    },
    includes: [
      ...lines(words.everythingInMonthly),
      { text: words.twoMonthsFree, isAbout: true },
      ...lines(words.nutritionInsights, words.mealTemplates, words.earlyAccess),
    ],
  },
]
