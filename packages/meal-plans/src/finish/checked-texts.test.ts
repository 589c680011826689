import { describe, expect, it } from 'vitest'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { checkedTexts } from './checked-texts.ts'

const said = (changes: Partial<ProfileFacts>) => {
  const { checked, unchecked } = checkedTexts(planProfile(buildFacts(changes)))
  return { checked: checked?.text, unchecked: unchecked?.text }
}

const labels = 'Recipes of products change: read every label, and ask the maker about traces.'

describe('what a plan says that it was checked against', () => {
  it('is what every food of ours tells of', () => {
    expect(said({ allergies: ['milk', 'garlic', 'gelatine'] })).toEqual({
      checked: `Checked against milk, garlic and gelatine by ingredient. ${labels}`,
      unchecked: undefined,
    })
  })

  it('is no diet and no wish, which every dish keeps to by itself', () => {
    expect(said({ dietary_preferences: ['vegetarian', 'crunchy food'] })).toEqual({
      checked: labels,
      unchecked: undefined,
    })
  })

  it('names what could not be read', () => {
    expect(said({ allergies: ['zorble'] })).toEqual({
      checked: labels,
      unchecked: expect.stringMatching(/^We could not check for zorble\b/),
    })
  })

  it('is a group by its name', () => {
    const { checked } = said({ allergies: ['fruit'] })
    expect(checked).toBe(`Checked against fruit by ingredient. ${labels}`)
  })

  it.each(['nitrates', 'pectin', 'annatto', 'MSG', 'E471', 'E621', 'additives'])(
    'is not %s, which only its name gives away',
    (allergy) => {
      const { checked, unchecked } = said({ allergies: [allergy] })
      expect(checked).toBe(labels)
      expect(unchecked).toMatch(
        /^We leave out what names .+, and cannot check the rest\. Read every label\.$/,
      )
    },
  )

  it.each(['lecithin', 'E322'])('is what %s is made of, and not the additive itself', (allergy) => {
    const { checked, unchecked } = said({ allergies: [allergy] })
    expect(checked).toBe(`Checked against soy and egg by ingredient. ${labels}`)
    expect(unchecked).toMatch(/^We leave out what names lecithin\b/)
  })

  it('names what could not be read beside what only its name gives away', () => {
    expect(said({ allergies: ['milk', 'zorble', 'pectin'] })).toEqual({
      checked: `Checked against milk by ingredient. ${labels}`,
      unchecked:
        'We could not check for zorble. We leave out what names pectin, and cannot check the rest. Read every label.',
    })
  })

  it('is of the shared food alone where the rule is of another at the table', () => {
    const eaters = [{ age: 40, allergies: ['peanut', 'milk', 'pectin'], dietary_preferences: [] }]
    expect(said({ allergies: ['milk'], people_at_table: 2, eaters })).toEqual({
      checked: `Checked against milk by ingredient. What is shared is checked against peanut and lupin by ingredient too. ${labels}`,
      unchecked: 'We leave out what names pectin, and cannot check the rest. Read every label.',
    })
    expect(said({ people_at_table: 2, eaters }).checked).toMatch(
      /^What is shared is checked against peanut, lupin and milk by ingredient\. /,
    )
  })
})
