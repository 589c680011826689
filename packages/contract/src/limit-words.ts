import { prices } from './account/prices.ts'
import { limits } from './limits.ts'

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "three"; figures beyond twelve. */
export const inWords = (count: number): string => words[count] ?? `${count}`

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const isOne = limits.freePlansPerWindow === 1
const isWeek = limits.freeWindowDays === 7

/** What limits and prices are called in sentences, so that each figure is written once. */
export const limitWords = {
  trialDays: limits.trialHours / 24,
  /** "1 meal plan per week" */
  freePlans: `${limits.freePlansPerWindow} meal plan${isOne ? '' : 's'} ${isWeek ? 'per week' : `in ${limits.freeWindowDays} days`}`,
  monthlyPrice: dollars(prices.monthly.cents),
  yearlyPrice: dollars(prices.yearly.cents),
  /** What a year saves over twelve months, rounded. */
  savedDollars: Math.round((12 * prices.monthly.cents - prices.yearly.cents) / 100),
  /** "three months" */
  askedAgain: `${inWords(limits.askedAgainMonths)} months`,
  /** "7 or 14 days" */
  planDays: `${limits.planDays.join(' or ')} days`,
} as const
