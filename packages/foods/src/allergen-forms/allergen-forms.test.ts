import { describe, expect, it } from 'vitest'
import { allergenIds } from '../allergen.ts'
import { interpretProfile } from '../interpret/interpret-profile.ts'
import { allergenForms } from './allergen-forms.ts'

const readAs = (form: string) =>
  interpretProfile({ allergies: [form], behavioral_goals: [], dietary_preferences: [] }).allergens

describe('the forms of an allergen that a kitchen is told', () => {
  it.each(allergenIds)('are read as %s by our own words, in both languages', (id) => {
    const { en, es } = allergenForms[id]
    const misread = [...en.forms, ...es.forms].filter((form) => !readAs(form).includes(id))
    expect(misread).toEqual([])
  })

  it.each(allergenIds)('fit a sheet of paper: %s', (id) => {
    for (const { forms, found_in } of Object.values(allergenForms[id])) {
      expect(forms.length).toBeLessThanOrEqual(16)
      expect(found_in.length).toBeLessThanOrEqual(8)
      expect(new Set([...forms, ...found_in]).size).toBe(forms.length + found_in.length)
    }
  })
})
