import { redFlagQuestions } from '@brightplate/contract/child/red-flags/red-flag-questions'
import { describe, expect, it } from 'vitest'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { clinicianNotices } from './clinician-notices.ts'

const notices = (facts: Partial<ProfileFacts>) => clinicianNotices(planProfile(buildFacts(facts)))
const keys = (facts: Partial<ProfileFacts>) => notices(facts).map(({ key }) => key)
const textsOf = (facts: Partial<ProfileFacts>) => notices(facts).map(({ text }) => text)

const nearlyAll = (...safe_foods: string[]) => ({ safe_foods, safe_foods_nearly_all: true })

/** Of every group, each its own form. */
const twenty = [
  ...['apples', 'bananas', 'grapes', 'broccoli', 'carrots', 'white bread', 'plain pasta', 'rice'],
  ...['cheerios', 'pancakes', 'scrambled eggs', 'chicken nuggets', 'hot dogs', 'ham', 'bacon'],
  ...['string cheese', 'milk', 'cheese pizza', 'french fries', 'peanut butter'],
]

describe('what leads to a clinician by an answer', () => {
  it.each(redFlagQuestions.map((one) => [one.id, one] as const))('is said of "%s"', (id, flag) => {
    const [first] = notices({ red_flags: { answers: [id] } })
    expect(first).toMatchObject({ key: `red-flag.${id}`, text: flag.says() })
  })

  it('stands before what is said of the list, the gravest first', () => {
    const facts = { ...nearlyAll('toast'), red_flags: { answers: ['pallor', 'sight-loss'] } }
    expect(keys(facts)).toEqual(['red-flag.sight-loss', 'red-flag.pallor', 'clinic.one-food'])
  })

  it('tells after choking and coughing alone that hard food and tastes are left out', () => {
    expect(keys({ red_flags: { answers: ['coughing-at-meals'] } })).toContain(
      'clinic.chews-with-care',
    )
    expect(keys({ red_flags: { answers: ['pain-or-vomiting'] } })).not.toContain(
      'clinic.chews-with-care',
    )
  })

  it('is not said twice of few foods: the stronger stands', () => {
    const red_flags = { answers: ['few-foods'] }
    expect(keys({ ...nearlyAll('toast', 'bananas'), red_flags })).not.toContain(
      'clinic.under-twenty',
    )
    expect(keys({ ...nearlyAll('toast'), red_flags })).toEqual(['clinic.one-food'])
  })

  it('gives way to the groups and the drink that the list names', () => {
    const red_flags = { answers: ['group-missing', 'formula-needed'] }
    expect(keys({ ...nearlyAll('toast', 'PediaSure'), red_flags })).toEqual([
      'clinic.formula',
      'clinic.under-twenty',
    ])
    expect(keys({ red_flags })).toEqual(['red-flag.group-missing', 'red-flag.formula-needed'])
  })
})

describe('what is said of a list that is nearly all that a child eats', () => {
  it('is under about 20 foods at 19, and not at 20', () => {
    expect(keys(nearlyAll(...twenty.slice(0, 19)))).toEqual(['clinic.under-twenty'])
    expect(keys(nearlyAll(...twenty))).toEqual([])
  })

  it('counts each form once, and none that a rule keeps out', () => {
    expect(keys(nearlyAll(...twenty.slice(0, 19), 'apple', 'nuggets'))).toEqual([
      'clinic.under-twenty',
    ])
    expect(keys({ ...nearlyAll(...twenty), allergies: ['peanut'] })).toEqual([
      'clinic.under-twenty',
    ])
  })

  it('is true where rules keep some of the list out', () => {
    expect(textsOf({ ...nearlyAll('fish sticks', 'milk'), allergies: ['milk'] })[0]).toBe(
      'Within the rules of this profile, the list holds one food: fish sticks. Ask your clinician this week for a dietitian and a feeding therapist.',
    )
  })

  it('says of a formula that the rules keep out whom to ask, beside all else', () => {
    const facts = { ...nearlyAll('PediaSure', 'bananas'), allergies: ['milk'] }
    expect(keys(facts)).toEqual(['clinic.formula-out', 'clinic.one-food'])
    expect(keys({ safe_foods: ['PediaSure'], allergies: ['milk'] })).toEqual(['clinic.formula-out'])
  })

  it('counts a food on a pause, which is on the list still', () => {
    const foods_said = [{ food: 'bananas', says: 'not_now' as const, said_on: '' }]
    expect(keys({ ...nearlyAll(...twenty), foods_said })).toEqual([])
  })

  it('is of one food alone, whatever else could be said of so few', () => {
    expect(keys(nearlyAll('fish sticks'))).toEqual(['clinic.one-food'])
    expect(keys(nearlyAll('fish sticks', 'toast'))[0]).toBe('clinic.under-twenty')
  })

  it('is of drinks alone: milk, or milk and juice', () => {
    expect(textsOf(nearlyAll('milk'))).toEqual([
      'The list holds nothing but drinks: milk. Ask your clinician this week what else your child needs.',
    ])
    expect(keys(nearlyAll('milk', 'apple juice'))).toEqual(['clinic.drinks-alone'])
    expect(keys(nearlyAll('milk', 'toast'))).not.toContain('clinic.drinks-alone')
  })

  it('is of formula alone, which is never advised away', () => {
    expect(textsOf(nearlyAll('PediaSure'))).toEqual([
      'Keep PediaSure as agreed with your clinician, and change it only with them.',
      'The list holds PediaSure alone. Ask your clinician this week for a feeding therapist.',
    ])
  })

  it('names each group that is missing, in one sentence with how few foods there are', () => {
    expect(textsOf(nearlyAll('toast', 'french fries', 'apple juice'))).toEqual([
      'The list holds 3 different foods, with no fruit but juice, no vegetables but potatoes, no protein foods and no dairy or what stands in its place. Under about 20, ask your clinician for a dietitian or a feeding therapist.',
    ])
    const withoutGrains = nearlyAll('milk', 'bananas', 'nuggets', 'carrots')
    const red_flags = { answers: ['few-foods'] }
    expect(textsOf({ ...withoutGrains, red_flags }).at(-1)).toBe(
      'The list holds no grains. Ask your clinician or a dietitian what that means for your child.',
    )
  })

  it('says of groups only what it knows, where a food of the list is unknown', () => {
    expect(textsOf(nearlyAll('toast', 'bananas', 'milk', 'ham', 'zorblax crunchies'))).toEqual([
      'The list holds 5 different foods, with, as far as we know them, no vegetables. Under about 20, ask your clinician for a dietitian or a feeding therapist.',
    ])
  })
})

describe('what is said of any other child', () => {
  it('is nothing: not without a list, and not of a list that is not nearly all', () => {
    expect(keys({})).toEqual([])
    expect(keys({ safe_foods: ['toast'] })).toEqual([])
    expect(keys({ safe_foods: ['milk'], safe_foods_nearly_all: false })).toEqual([])
  })

  it('is what the clinician said of a formula, in the words of the parent', () => {
    const formula = { name: 'Neocate', amount: '3 cups a day' }
    expect(textsOf({ safe_foods: ['toast', 'PediaSure'], formula })).toEqual([
      'Keep PediaSure as agreed with your clinician, and change it only with them.',
      'Neocate, 3 cups a day: keep to what your clinician said, and change it only with them.',
    ])
  })

  it('is that a formula of the list is kept as agreed', () => {
    expect(textsOf({ safe_foods: ['PediaSure', 'toast'] })).toEqual([
      'Keep PediaSure as agreed with your clinician, and change it only with them.',
    ])
  })
})
