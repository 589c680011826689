import { describe, expect, it } from 'vitest'
import { operatorProvides } from '../../../site.ts'
import { planOffers } from './plan-offers.ts'

const [monthly, yearly] = planOffers

/** What this software does itself, each with where a parent meets it. */
const builtHere: Record<string, string> = {
  'Unlimited meal plans': 'meal-plan/generate',
  'AI personalization': 'children/:id',
  'Weekly shopping lists': 'meal-plan/:id',
  'Brain-boosting juice recipes': 'meal-plan/:id',
  'Behavioral goal tracking': 'dashboard',
  'Everything in monthly': 'subscription',
  '2 months free': 'subscription',
  'Advanced nutrition insights': 'dashboard',
  'Exclusive meal templates': 'meal-plan/generate',
}

describe('the plans on offer', () => {
  it('cost what the specification says §1.9 §2.86 §9.6', () => {
    expect(planOffers.map(({ name, price }) => [name, price])).toEqual([
      ['Monthly Premium', '$9.99/month'],
      ['Yearly Premium', '$99.99/year'],
    ])
    expect(planOffers.map(({ rate }) => rate)).toEqual(['$9.99 a month', '$99.99 a year'])
  })

  it('save with a year what twelve months cost more §2.88 §9.7', () => {
    expect(yearly?.badge).toBe('BEST VALUE')
    expect(yearly?.saving).toEqual({
      text: 'Save $20/year',
      exactly: '$19.89',
      byMonth: 'About $8.33 a month.',
    })
    expect(monthly?.saving).toBeUndefined()
  })

  it('promise nothing that neither this software nor its operator provides §2.87 §2.89', () => {
    const promised = planOffers.flatMap(({ includes }) => includes.map(({ text }) => text))
    const provided = [...Object.keys(builtHere), ...operatorProvides]
    expect(promised.filter((text) => !provided.includes(text))).toEqual([])
    expect(operatorProvides.filter((text) => !promised.includes(text))).toEqual([])
  })
})
