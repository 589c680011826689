import type { KeyedText, PlanData } from '@brightplate/contract/plans/plan-data'
import { buildProfile } from '@brightplate/planner/testing/build-profile'
import { describe, expect, it } from 'vitest'
import { buildDish, buildPlan } from '../testing/build-plan.ts'
import { withholdRefused } from './withhold-refused.ts'

const text = (said: string, key = 'tip'): KeyedText => ({ key, params: {}, text: said })
const milk = text('Milk brings calcium.')
const peas = text('Peas bring fibre.')

const free = buildProfile().restrictions
const noMilk = buildProfile({}, { allergens: ['milk'] }).restrictions
const child = buildProfile({ restrictions: noMilk, ownRestrictions: noMilk })
const other = buildProfile({ restrictions: noMilk, ownRestrictions: free })

const planWith = (changes: Partial<PlanData>) => buildPlan([{ lunch: buildDish() }], changes)

describe('a tip that a rule of this child refuses', () => {
  const plan = planWith({
    general_tips: [milk.text, peas.text],
    tip_texts: [milk, peas],
  })

  it('is said nowhere, and every other is', () => {
    expect(withholdRefused(plan, child)).toEqual({
      ...plan,
      general_tips: [peas.text],
      tip_texts: [peas],
    })
    expect(withholdRefused(plan, buildProfile())).toEqual(plan)
  })

  it('is not said for the rules of another either, as all eat of it', () => {
    expect(withholdRefused(plan, other).general_tips).toEqual([peas.text])
  })

  it('is said where it is a notice about the child’s own foods, and only the child’s rules bind that', () => {
    const noticed = { ...plan, notices: [milk, peas] }
    expect(withholdRefused(noticed, other)).toEqual(noticed)
    expect(withholdRefused(noticed, child)).toMatchObject({
      general_tips: [peas.text],
      notices: [peas],
    })
  })

  it('is said where the parent’s answer leads to a clinician by it', () => {
    const sign = text('Milk at night hurts teeth: ask a dentist.', 'red-flag.bottle')
    const signed = planWith({ general_tips: [sign.text], tip_texts: [sign], notices: [sign] })
    expect(withholdRefused(signed, child)).toEqual(signed)
    const ofNotices = planWith({ general_tips: [sign.text], notices: [sign] })
    expect(withholdRefused(ofNotices, child)).toEqual(ofNotices)
    const withOther = { ...signed, general_tips: [sign.text, milk.text] }
    expect(withholdRefused(withOther, child).general_tips).toEqual([sign.text])
  })

  it('is read without the dishes of this plan that it names', () => {
    const tip = 'Swapping “Milk rice” brings more.'
    const plan = buildPlan([{ lunch: buildDish({ name: 'Milk rice' }) }], { general_tips: [tip] })
    expect(withholdRefused(plan, child).general_tips).toEqual([tip])
  })

  it('needs no texts and no notices to be left out', () => {
    expect(withholdRefused(planWith({ general_tips: [milk.text] }), child)).toEqual(
      planWith({ general_tips: [] }),
    )
  })
})
