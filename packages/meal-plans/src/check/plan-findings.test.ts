import type { Meal } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { buildDish, buildPart, buildPlan } from '../testing/build-plan.ts'
import { isWish } from './finding.ts'
import { planFindings } from './plan-findings.ts'

const said_on = '2026-11-22'

/** What is found in a lunch of the second day. */
function foundIn(lunch: Partial<Meal>, facts: Partial<ProfileFacts>) {
  const child = buildFacts(facts)
  const plan = buildPlan([{}, { lunch: buildDish(lunch) }])
  return planFindings(plan, child, planProfile(child))
}

const at = { day: 1, slot: 'lunch' }
const never = (food: string): Partial<ProfileFacts> => ({
  foods_said: [{ food, says: 'never_again', said_on }],
})

describe('what is found in a plan', () => {
  it('is a word, with the rule and how certain it is', () => {
    expect(foundIn({ name: 'Peanut stew' }, { allergies: ['peanut'] })).toEqual([
      { kind: 'words', ...at, rule: 'allergen', id: 'peanut', certainty: 'contains' },
    ])
  })

  it('is a food that is never again, and a dish, and both are wishes', () => {
    const dishes_said = [
      { recipe_id: 'stew', name: 'Stew', says: 'never_again' as const, said_on },
      { recipe_id: 'pie', name: 'Pie', says: 'favourite' as const, said_on },
    ]
    const found = foundIn(
      { name: 'Broccoli stew', parts: [buildPart({ recipe_id: 'pie' })], recipe_id: 'stew' },
      { ...never('broccoli'), dishes_said },
    )
    expect(found).toEqual([
      { kind: 'never-food', ...at, id: 'broccoli' },
      { kind: 'never-dish', ...at, id: 'stew' },
    ])
    expect(found.every(isWish)).toBe(true)
  })

  it('is a plate that is wrong, an amount too many and a food beside, and none of them is a wish', () => {
    const text = { key: 'plate', params: {}, text: 'the same' }
    const found = foundIn(
      {
        foods: [{ food_id: 'salmon', grams: 200 }],
        beside: ['hot chocolate'],
        plates: [{ child_id: 'a', parts: [7], left_out: [], text }],
      },
      {
        allergies: ['milk'],
        eaters: [{ child_id: 'a', age: 5, allergies: [], dietary_preferences: [] }],
      },
    )
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'beside', ...at, id: 'hot chocolate', isUnread: false }),
        { kind: 'plate', ...at, id: 'a' },
        { kind: 'amount', ...at, id: 'fish-serving' },
      ]),
    )
    expect(found.some(isWish)).toBe(false)
  })

  it('is no raw carrot by the word carrot: its steps alone tell whether it is raw', () => {
    const carrots = { name: 'Carrot soup', foods: [{ food_id: 'carrot', grams: 50 }] }
    expect(foundIn(carrots, never('raw carrots'))).toEqual([])
    expect(foundIn(carrots, never('carrots'))).toMatchObject([{ kind: 'never-food' }])
  })
})

describe('a food as typed that may hold an allergen', () => {
  const typed = 'Zorp cookies'
  const facts = { allergies: ['egg'], safe_foods: [typed] }
  const readOf = (food: string) => [{ food, allergens: ['egg'], read_on: '2026-11-20' }]
  const words = (changes: Partial<ProfileFacts>) =>
    foundIn({ beside: [typed] }, { ...facts, ...changes }).filter(({ kind }) => kind === 'words')

  it('is found before its label is read, and not after', () => {
    expect(words({})).toMatchObject([{ id: 'egg', certainty: 'check_label' }])
    expect(words({ labels_read: readOf('Zorp crackers') })).toHaveLength(1)
    expect(words({ labels_read: readOf(typed) })).toEqual([])
  })

  it('is not found where its label was read and it left the list since', () => {
    expect(words({ safe_foods: [], labels_read: readOf(typed) })).toEqual([])
  })

  it('is not found where it is the formula that the parent gives', () => {
    const name = 'Zorp chocolate shake'
    const found = (changes: Partial<ProfileFacts>) =>
      foundIn({ beside: [name] }, { allergies: ['soy'], safe_foods: [name], ...changes })
    const labels_read = [{ food: name, allergens: ['soy'], read_on: '2026-11-20' }]
    expect(found({})).toHaveLength(2)
    expect(found({ labels_read, formula: { name, amount: null } })).toEqual([])
  })
})
