import { describe, expect, it } from 'vitest'
import { costRemarks, costSentence } from './cost-words.ts'

describe('what a plan costs, in words', () => {
  it('is whole dollars a week and dimes a day, for a figure is no finer', () => {
    expect(costSentence({ usd: 45.61, child_usd_a_day: 5.87 }, 'Robin')).toBe(
      'About $46 a week for the food used. Robin’s share is about $5.90 a day.',
    )
    expect(costSentence({ usd: 200, child_usd_a_day: 6 }, null)).toBe(
      'About $200 a week for the food used. Your child’s share is about $6.00 a day.',
    )
  })

  it('tells which prices these are and what is left out', () => {
    const text = (words: string) => ({ key: '', params: {}, text: words })
    expect(costRemarks({ basis: text('Prices of 2024.'), left_out: text('Not tax.') })).toBe(
      'Prices of 2024. Not tax.',
    )
  })
})
