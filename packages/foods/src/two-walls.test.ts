import { describe, expect, it } from 'vitest'
import { type AllergenId, allergenIds } from './allergen.ts'
import { excluded } from './exclusion.ts'
import { foods } from './foods.ts'
import { plainFoods } from './plain-foods/plain-foods.ts'
import { foodGroups } from './refused-foods/food-groups.ts'
import { wordsOfGroup } from './refused-foods/words-of-group.ts'
import { dietIds, type Restrictions } from './restrictions.ts'
import { buildPlanText } from './safety-check/build-plan-text.ts'
import { openPlanCheck } from './safety-check/check-plan-text.ts'
import { buildRestrictions } from './testing/build-restrictions.ts'
import { readTokens } from './tokens/read-tokens.ts'
import { allergenVocabularies } from './vocabulary/allergen-vocabularies.ts'
import { composites } from './vocabulary/composites.ts'
import { singleFoods } from './vocabulary/single-foods.ts'

/** Foods of recipes, and plain foods: what the search may choose. */
const judged = [...new Set([...foods, ...plainFoods.map(({ food }) => food)])]

const free: Restrictions = buildRestrictions()

/** Foods that only one of the two excludes: flags read the table, the word gate the food's own name. */
function disagreements(changes: Partial<Restrictions>): string[] {
  const restrictions = { ...free, ...changes }
  // a certificate is no ingredient
  const certificate = restrictions.diets.includes('halal') ? ', halal-certified' : ''
  const check = openPlanCheck(restrictions)
  return judged.flatMap((food) => {
    const byFlags = excluded(food, restrictions) !== null
    const lines = [`${food.name}${certificate}`]
    const found = check(buildPlanText({ lines })).filter(({ rule }) => rule !== 'age')
    if (byFlags === found.length > 0) return []
    return [
      byFlags ? `${food.name}: by flags alone` : `${food.name}: by "${found[0]?.found}" alone`,
    ]
  })
}

const stems = (text: string) => readTokens(text).words.join(' ')
// a parent who types one of these keeps an allergen out, not a word
const namesOfAllergens = new Set(
  allergenIds.flatMap((id: AllergenId) => {
    const { itself, abroad } = allergenVocabularies[id]
    return [...itself, ...abroad].map(stems)
  }),
)
const words = new Set(
  [
    ...judged.flatMap(({ madeOf, countsAs }) => [...madeOf, ...countsAs]),
    ...composites.flatMap(({ parts }) => parts),
    ...foods.filter(({ name }) => /^[a-z]+$/u.test(name)).map(({ name }) => name),
  ].filter((word) => !namesOfAllergens.has(stems(word))),
)

describe('flags and words say the same of every food', () => {
  it.each(allergenIds)('for an allergy to %s', (id) => {
    expect(disagreements({ allergens: [id] })).toEqual([])
  })

  it.each(dietIds)('for the diet %s', (id) => {
    expect(disagreements({ diets: [id] })).toEqual([])
  })

  it.each([...singleFoods.keys()])('for "%s" kept out', (word) => {
    expect(disagreements({ words: [word] })).toEqual([])
  })

  it.each([...words].filter((word) => !singleFoods.has(word)))('for "%s" kept out', (word) => {
    expect(disagreements({ words: [word] })).toEqual([])
  })

  it.each(foodGroups.map(({ name }) => name).filter((name) => wordsOfGroup(name).names.length > 0))(
    'for the group "%s" kept out',
    (name) => {
      expect(disagreements({ words: [name] })).toEqual([])
    },
  )
})
