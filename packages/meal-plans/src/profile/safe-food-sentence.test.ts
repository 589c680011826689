import { expect, it } from 'vitest'
import { buildFacts } from '../testing/build-facts.ts'
import { planProfile } from './plan-profile.ts'
import { safeFoodSentence } from './safe-food-sentence.ts'

it('tells of a drink that may be sweetened without sugar what is to be looked for, whatever the age', () => {
  const { safeFoods } = planProfile(buildFacts({ age: 11, safe_foods: ['kool-aid'] }))
  expect(safeFoods.map((one) => safeFoodSentence(one, []).text)).toEqual([
    'Kool-Aid may be sweetened without sugar. Read the label, then add it.',
  ])
})
