import type { Meal } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { buildDish, buildPart, buildPlan } from '../testing/build-plan.ts'
import { brokenBeside } from './broken-beside.ts'

type MainMeal = 'breakfast' | 'lunch' | 'dinner'

/** What is told of foods beside one meal of the second day. */
function foundAt(slot: MainMeal, facts: Partial<ProfileFacts>, dish: Partial<Meal>) {
  const plan = buildPlan([{}, { [slot]: buildDish(dish) }])
  return brokenBeside(plan, planProfile(buildFacts(facts)))
}

describe('a food that stands beside a meal as typed', () => {
  it('is told with its meal, its name and the rule where it is forbidden', () => {
    expect(foundAt('lunch', { allergies: ['milk'] }, { beside: ['hot chocolate'] })).toEqual([
      {
        kind: 'beside',
        day: 1,
        slot: 'lunch',
        id: 'hot chocolate',
        isUnread: false,
        rule: { kind: 'allergen', id: 'milk' },
      },
    ])
    expect(foundAt('lunch', {}, { beside: ['hot chocolate'] })).toEqual([])
  })

  it.each<[MainMeal, boolean]>([
    ['breakfast', true],
    ['lunch', true],
    ['dinner', false],
  ])('of cocoa at %s, as cocoa comes after lunch no more: allowed %j', (slot, isAllowed) => {
    const found = foundAt(slot, {}, { beside: ['Zorp chocolate bites'] })
    expect(found.map(({ id }) => id)).toEqual(isAllowed ? [] : ['Zorp chocolate bites'])
  })

  it('is told as unread before its label is read for an allergy, and not after', () => {
    const facts = { allergies: ['milk'], safe_foods: ['Zorp bar'] }
    const [found] = foundAt('dinner', facts, { beside: ['Zorp bar'] })
    expect(found).toMatchObject({ id: 'Zorp bar', isUnread: true })
    const labels_read = [{ food: 'Zorp bar', allergens: ['milk'], read_on: '2026-11-20' }]
    expect(foundAt('dinner', { ...facts, labels_read }, { beside: ['Zorp bar'] })).toEqual([])
  })

  it('is every one of several, each by itself', () => {
    const beside = ['hot chocolate', 'Zorp bar', 'rice cakes']
    const labels_read = [{ food: 'Zorp bar', allergens: ['milk'], read_on: '2026-11-20' }]
    const found = foundAt('lunch', { allergies: ['milk'], labels_read }, { beside })
    expect(found.map(({ id }) => id)).toEqual(['hot chocolate'])
  })

  it('is judged by everyone’s rules where all eat of it, and by the child’s where it is made apart', () => {
    const eaters = [{ age: 40, allergies: ['milk'], dietary_preferences: [] }]
    const facts = { people_at_table: 2, eaters }
    const typed = 'hot chocolate'
    const shared = { beside: [typed], parts: [buildPart({ typed })] }
    const preparedSeparately = { beside: [typed], parts: [buildPart({ typed, apart_steps: [] })] }
    expect(foundAt('lunch', facts, shared).map(({ id }) => id)).toEqual([typed])
    expect(foundAt('lunch', facts, preparedSeparately)).toEqual([])
    expect(foundAt('lunch', { ...facts, allergies: ['milk'] }, preparedSeparately)).toHaveLength(1)
    const ofAnother = buildPart({ typed: 'Zorp bar', apart_steps: [] })
    expect(foundAt('lunch', facts, { beside: [typed], parts: [ofAnother] })).toHaveLength(1)
  })

  it('waits for the labels that the table needs where all eat of it', () => {
    const eaters = [{ age: 40, allergies: ['milk'], dietary_preferences: [] }]
    const labels_read = [{ food: 'Zorp bar', allergens: ['egg'], read_on: '2026-11-20' }]
    const facts = { people_at_table: 2, eaters, allergies: ['egg'], labels_read }
    const typed = 'Zorp bar'
    const preparedSeparately = { beside: [typed], parts: [buildPart({ typed, apart_steps: [] })] }
    expect(foundAt('lunch', facts, { beside: [typed] })).toMatchObject([{ isUnread: true }])
    expect(foundAt('lunch', facts, preparedSeparately)).toEqual([])
  })

  it('is no matter of the meal where it is the formula that the parent gives', () => {
    const name = 'Zorp chocolate shake'
    const facts = { safe_foods: [name] }
    const given = { ...facts, formula: { name, amount: null } }
    expect(foundAt('dinner', facts, { beside: [name] })).toHaveLength(1)
    expect(foundAt('dinner', given, { beside: [name] })).toEqual([])
  })
})
