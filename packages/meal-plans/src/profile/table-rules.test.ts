import { describe, expect, it } from 'vitest'
import { buildFacts } from '../testing/build-facts.ts'
import { planProfile } from './plan-profile.ts'
import type { ProfileFacts } from './profile-facts.ts'

const eater = (changes: Partial<NonNullable<ProfileFacts['eaters']>[number]> = {}) => ({
  age: 40,
  allergies: [],
  dietary_preferences: [],
  ...changes,
})

const profileOf = (changes: Partial<ProfileFacts>) => planProfile(buildFacts(changes)).profile

describe('what is shared', () => {
  it('keeps the allergies and diets of everyone who eats of it', () => {
    const { restrictions, ownRestrictions } = profileOf({
      allergies: ['egg'],
      eaters: [
        eater({ allergies: ['peanut EpiPen'] }),
        eater({ dietary_preferences: ['halal', 'loves pasta'] }),
      ],
    })
    expect(restrictions.allergens).toEqual(expect.arrayContaining(['egg', 'peanut']))
    expect(restrictions.diets).toEqual(['halal'])
    expect(ownRestrictions).toMatchObject({ allergens: ['egg'], diets: [] })
  })

  it('is for the youngest to chew', () => {
    const withToddler = profileOf({ age: 9, eaters: [eater({ age: 2 }), eater()] })
    expect(withToddler.restrictions).toMatchObject({ ageYears: 2, carefulChewing: true })
    expect(withToddler.ownRestrictions).toMatchObject({ ageYears: 9, carefulChewing: false })
    const careful = profileOf({ age: 9, eaters: [eater({ careful_chewing: true })] })
    expect(careful.restrictions.carefulChewing).toBe(true)
  })

  it('knows chewing that is said to be difficult from the age at which all children learn it', () => {
    expect(profileOf({ age: 4 }).restrictions).not.toHaveProperty('chewsWithDifficulty')
    expect(profileOf({ age: 4, careful_chewing: true }).restrictions).toMatchObject({
      carefulChewing: true,
      chewsWithDifficulty: true,
    })
    const sibling = profileOf({ age: 4, eaters: [eater({ age: 9, careful_chewing: true })] })
    expect(sibling.restrictions).toMatchObject({ chewsWithDifficulty: true })
    expect(sibling.ownRestrictions).not.toHaveProperty('chewsWithDifficulty')
  })

  it('keeps the child’s own rules where nobody has others', () => {
    const { restrictions, ownRestrictions, likes } = profileOf({
      allergies: ['egg'],
      eaters: [eater({ allergies: ['egg'] }), eater({ dietary_preferences: ['loves pizza'] })],
    })
    expect(restrictions.allergens).toEqual(ownRestrictions.allergens)
    expect(likes).toEqual([])
  })
})

describe('an eater’s allergy that is not understood', () => {
  const facts = (allergies: string[]) => buildFacts({ eaters: [eater({ allergies })] })

  it('is kept out as a word, and said not to be checked', () => {
    const { profile, interpretation } = planProfile(facts(['xylobrilol']))
    expect(profile.restrictions.words).toContain('xylobrilol')
    expect(profile.ownRestrictions.words).toEqual([])
    expect(interpretation.unchecked).toEqual(['xylobrilol'])
  })

  it('is asked about before a plan is made where it names no food', () => {
    const { interpretation } = planProfile(facts(['epipen']))
    expect(interpretation.readings.some(({ needsAnswer }) => needsAnswer !== null)).toBe(true)
  })
})

describe('how much they eat', () => {
  it('is by the energy of each, whoever is not named counting as an adult', () => {
    // 1,600 kcal at 7, 1,000 at 2, 2,300 at 40 and for an adult of whom nothing is said.
    expect(profileOf({})).toMatchObject({ peopleAtTable: 1, tablePortions: 1 })
    expect(profileOf({ people_at_table: 3 }).tablePortions).toBe(3.88)
    expect(profileOf({ eaters: [eater({ age: 2 })] })).toMatchObject({
      peopleAtTable: 2,
      tablePortions: 1.63,
    })
    expect(profileOf({ people_at_table: 4, eaters: [eater({ age: 2 }), eater()] })).toMatchObject({
      peopleAtTable: 4,
      tablePortions: 4.5,
    })
  })

  it('counts everyone who is named, whatever number was given', () => {
    const { peopleAtTable } = profileOf({ people_at_table: 1, eaters: [eater(), eater()] })
    expect(peopleAtTable).toBe(3)
  })
})
