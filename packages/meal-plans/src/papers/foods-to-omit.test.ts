import { allergenForms } from '@brightplate/foods/allergen-forms/allergen-forms'
import { describe, expect, it } from 'vitest'
import { foodsToOmit } from './foods-to-omit.ts'

const of = (
  allergies: string[],
  language: 'en-US' | 'es-US' = 'en-US',
  dietary_preferences: string[] = [],
) =>
  foodsToOmit({
    profile: { allergies, behavioral_goals: [], dietary_preferences },
    language,
  })

const named = ({ omit }: ReturnType<typeof of>) => omit.map(({ name }) => name)

describe('what a kitchen leaves out', () => {
  it('has each allergen with all of its forms, and the parent’s words for it', () => {
    const { omit, unread } = of(['Dairy', 'eggs'])
    expect(omit).toEqual([
      { ...allergenForms.milk.en, typed: ['Dairy'] },
      { ...allergenForms.egg.en, typed: ['eggs'] },
    ])
    expect(unread).toEqual([])
  })

  it('is in the language of the sheet, whatever was typed', () => {
    expect(named(of(['egg'], 'es-US'))).toEqual(['Huevo'])
    expect(named(of(['leche', 'huevos']))).toEqual(['Milk', 'Egg'])
  })

  it('names every nut that a tag of nuts keeps out', () => {
    expect(named(of(['tree nuts']))).toEqual(
      expect.arrayContaining(['Almond', 'Cashew', 'Hazelnut', 'Pecan', 'Pistachio', 'Walnut']),
    )
  })

  it('leaves out what waits for an answer, and no more what was answered with no', () => {
    expect(named(of(['peanuts']))).toEqual(['Peanut', 'Lupin'])
    expect(named(of(['peanuts'], 'en-US', ['lupin is fine']))).toEqual(['Peanut'])
  })

  it('says an allergen once that several tags name', () => {
    expect(of(['milk', 'cheese']).omit).toMatchObject([{ typed: ['milk', 'cheese'] }])
  })

  it('names a food that is no allergen of ours as it was typed', () => {
    const { omit } = of(['Kiwi'])
    expect(omit).toMatchObject([{ name: 'Kiwi', forms: expect.arrayContaining(['kiwi']) }])
  })

  it('tells as typed what it cannot read, and claims nothing of it', () => {
    expect(of(['zqxv'])).toMatchObject({ unread: ['zqxv'] })
    expect(of(['milk and zqxv'])).toMatchObject({
      omit: [{ name: 'Milk' }],
      unread: ['milk and zqxv'],
    })
  })

  it('holds nothing where nothing is an allergy', () => {
    expect(of([])).toEqual({ omit: [], unread: [] })
    expect(of(['none known'])).toEqual({ omit: [], unread: [] })
  })
})
