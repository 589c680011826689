import * as words from '#localized/limit-words'
import { prices } from './account/prices.ts'
import { limits } from './limits.ts'

/** "three"; figures beyond twelve. */
export const inWords = (count: number): string => words.inWords({ count })

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const [week, twoWeeks] = limits.planDays

/** What limits and prices are called in sentences, so that each figure is written once. */
export const limitWords = {
  trialDays: limits.trialHours / 24,
  /** "1 meal plan per week" */
  get freePlans() {
    const { freePlansPerWindow: count, freeWindowDays: days } = limits
    return days === 7 ? words.plansPerWeek({ count }) : words.plansInDays({ count, days })
  },
  monthlyPrice: dollars(prices.monthly.cents),
  yearlyPrice: dollars(prices.yearly.cents),
  /** What a year saves over twelve months, rounded. */
  savedDollars: Math.round((12 * prices.monthly.cents - prices.yearly.cents) / 100),
  /** "three months" */
  get askedAgain() {
    return words.months({ count: inWords(limits.askedAgainMonths) })
  },
  /** "7 or 14 days" */
  get planDays() {
    return words.days({ least: week, most: twoWeeks })
  },
}
