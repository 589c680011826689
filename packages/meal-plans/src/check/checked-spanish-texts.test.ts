import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { planInSpanish } from '../spanish/plan-in-spanish.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { spanishGate } from './checked-spanish.ts'
import { checkedSpanishTexts } from './checked-spanish-texts.ts'

const startDate = '2026-11-23'
const child = buildFacts({ allergies: ['milk', 'peanuts'], behavioral_goals: ['better sleep'] })
const composed = composePlan({ child, startDate, durationDays: 7, seed: 3, steps: 140 })
if (composed.kind !== 'plan') throw new Error('There is no plan')
const { planData } = composed
const said = planInSpanish(planData, startDate, spanishGate(child))

const [first] = said.days
if (!first) throw new Error('There is no day')
const [tip, ...tips] = said.general_tips
const [item, ...items] = said.shopping_items ?? []
if (tip === undefined || !item) throw new Error('There is no tip, or nothing to buy')

describe('the gate, of what stands around meals in Spanish', () => {
  it('lets pass what a plan says', () => {
    expect(checkedSpanishTexts(said, planData, child)).toEqual(said)
  })

  it('reads a tip that names what an allergy keeps out in English', () => {
    const planted = { ...said, general_tips: ['Ofrezca un vaso de leche entera.', ...tips] }
    const { general_tips } = checkedSpanishTexts(planted, planData, child)
    expect(general_tips).toEqual([planData.general_tips[0], ...tips])
  })

  it('takes no word of a sentence for a food that is called so in English', () => {
    const tip = 'Omega-3: «Pan con queso» trae grasas omega-3, y Juan zorbla.'
    const planted = { ...said, general_tips: [tip, ...tips] }
    expect(checkedSpanishTexts(planted, planData, child).general_tips[0]).toBe(tip)
  })

  it('reads what a dish brings in English', () => {
    const dinner = { ...first.dinner, benefits: 'El queso da calcio.' }
    const planted: PlanData = { ...said, days: [{ ...first, dinner }, ...said.days.slice(1)] }
    const { days } = checkedSpanishTexts(planted, planData, child)
    expect(days[0]?.dinner.benefits).toBe(planData.days[0]?.dinner.benefits)
    expect(days[0]?.lunch).toEqual(first.lunch)
  })

  it('reads a line of the shopping list in English, and says so', () => {
    const planted = { ...said, shopping_items: [{ ...item, name: 'mantequilla' }, ...items] }
    const [checked, ...others] = checkedSpanishTexts(planted, planData, child).shopping_items ?? []
    const [stored] = planData.shopping_items ?? []
    expect(checked).toMatchObject({ name: stored?.name, buy: stored?.buy, language: 'en-US' })
    expect(others).toEqual(items)
  })
})
