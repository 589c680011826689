import { allergenIds } from '@brightplate/foods/allergen'
import { dietIds, type Restrictions } from '@brightplate/foods/restrictions'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { describe, expect, it } from 'vitest'
import { say, textKeys } from './english.ts'
import { englishNames } from './english-names.ts'

const groups = Object.values(englishNames.missingGroups)
const params = { foods: ['it'], food: 'it', amount: '2', count: 3, groups, typed: 'it' }
const texts = textKeys
  .filter((key) => key.startsWith('clinic.'))
  .map((key) => say(key, { ...params, slots: ['dinner'] }))

const isReported = (text: string, rules: Partial<Restrictions>) => {
  const none = { ageYears: 2, carefulChewing: true, allergens: [], diets: [], words: [] }
  return (
    checkPlanText({ ...none, ...rules }, { days: [], shoppingList: [], tips: [text] }).length === 0
  )
}

describe('what a plan says of clinicians', () => {
  it.each(texts)('is withheld by no allergy or diet: $key', ({ text }) => {
    expect(allergenIds.filter((one) => !isReported(text, { allergens: [one] }))).toEqual([])
    expect(dietIds.filter((one) => !isReported(text, { diets: [one] }))).toEqual([])
  })

  it('diagnoses nothing and promises nothing', () => {
    for (const { text } of texts) expect(text).not.toMatch(/ARFID|scurvy|deficien|cure|will\b/i)
  })
})
