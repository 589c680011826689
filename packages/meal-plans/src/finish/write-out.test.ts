import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'

function planFor(facts: Partial<ProfileFacts>): PlanData {
  const child = buildFacts(facts)
  const made = composePlan({ child, startDate: '2026-11-23', durationDays: 7, seed: 1, steps: 200 })
  if (made.kind !== 'plan') throw new Error(made.kind)
  return made.planData
}

const changesFor = (facts: Partial<ProfileFacts>) =>
  (planFor(facts).changes ?? []).map(({ tag, text }) => `${tag}: ${text.key}`)

const textsOf = (all: PlanData['notices']) => (all ?? []).map(({ text }) => text)

describe('what a plan says of each wish', () => {
  it('is nothing where none was told', () => {
    expect(changesFor({})).toEqual([])
  })

  it('is what a goal and a diet changed, and for whom', () => {
    const vegetarian = ['vegetarian']
    expect(changesFor({ behavioral_goals: ['focus'], dietary_preferences: vegetarian })).toEqual([
      'focus: change.steady',
      'vegetarian: change.diet',
    ])
  })

  it('is what a preference of others changed in what is shared, once, and where the child has it too for the child', () => {
    const adult = (...dietary_preferences: string[]) => ({
      age: 40,
      allergies: [],
      dietary_preferences,
    })
    const eaters = [adult('vegetarian'), adult('vegetarian', 'no mushrooms')]
    const table = { people_at_table: 3, eaters }
    expect(changesFor(table)).toEqual([
      'vegetarian: change.diet-shared',
      'no mushrooms: change.kept-out-shared',
    ])
    expect(changesFor({ ...table, dietary_preferences: ['vegetarian'] })).toEqual([
      'vegetarian: change.diet',
      'no mushrooms: change.kept-out-shared',
    ])
  })

  it('is where each food of the list stands, stays out, waits for its label or is no food', () => {
    const safe_foods = ['bananas', 'milk', 'wine', 'Zorp bar', 'ARFID', 'not eggs']
    expect(changesFor({ allergies: ['milk'], safe_foods })).toEqual([
      'bananas: change.familiar',
      'Zorp bar: change.familiar-unread',
      'milk: change.familiar-out',
      'wine: change.familiar-out',
      'ARFID: change.advice',
      'not eggs: familiar.doubt-of',
      expect.stringMatching(/^eggs: change\.refused/),
    ])
  })

  it('is the name under which a food stands, where two of the list are one without an allergen', () => {
    const safe_foods = ['chicken nuggets', 'dinosaur nuggets', 'pasta']
    expect(changesFor({ allergies: ['milk'], safe_foods }).slice(0, 2)).toEqual([
      'chicken nuggets: change.familiar',
      'dinosaur nuggets: change.familiar-named',
    ])
  })

  it('is what was left out of what is refused', () => {
    expect(changesFor({ refused_foods: ['broccoli'] })).toEqual(['broccoli: change.refused'])
  })

  it('is with which meals the formula stands, and that it waits for its label', () => {
    const formula = { name: 'Zorp formula', amount: '2 bottles' }
    const safe_foods = ['bananas', 'Zorp formula']
    expect(changesFor({ safe_foods, formula })).toEqual([
      'bananas: change.familiar',
      'Zorp formula: change.formula',
    ])
    expect(changesFor({ allergies: ['milk'], safe_foods, formula })).toEqual([
      'bananas: change.familiar',
      'Zorp formula: change.familiar-unread',
    ])
  })
})

describe('what is to be read before a plan', () => {
  it('is none where nothing is, and is not there then', () => {
    expect(planFor({})).not.toHaveProperty('notices')
  })

  it('stands first among the tips, each once, the clinician’s before all', () => {
    const plan = planFor({
      safe_foods: ['bananas', 'Zorp formula'],
      formula: { name: 'Zorp formula', amount: null },
    })
    const notices = textsOf(plan.notices)
    expect(plan.notices?.[0]?.key).toMatch(/^clinic\./)
    expect(notices.length).toBeGreaterThan(1)
    expect(plan.general_tips.slice(0, notices.length)).toEqual(notices)
    expect(textsOf(plan.tip_texts)).toEqual(plan.general_tips)
    expect(new Set(plan.general_tips).size).toBe(plan.general_tips.length)
    expect(plan.general_tips.length).toBeGreaterThan(notices.length)
  })
})

describe('a plan tells besides', () => {
  it('what it was checked against, which labels are to be read, how tags were read and who made it', () => {
    const plan = planFor({ allergies: ['milk', 'zorble'], safe_foods: ['Zorp bar'] })
    expect(plan.checked?.key).toBe('tip.checked')
    expect(plan.unchecked?.key).toBe('tip.unchecked')
    expect(plan.labels_to_read?.map(({ food }) => food)).toEqual(['Zorp bar'])
    expect(JSON.stringify(plan.interpretation)).toContain('zorble')
    expect(plan.generator).toBe('planner')
  })
})
