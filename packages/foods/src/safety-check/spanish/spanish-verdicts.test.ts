import { describe, expect, it } from 'vitest'
import { allergenIds } from '../../allergen.ts'
import { foods } from '../../foods.ts'
import { spanishFoods } from '../../languages/spanish-foods.ts'
import { plainFoods } from '../../plain-foods/plain-foods.ts'
import { dietIds, type Restrictions } from '../../restrictions.ts'
import { singleFoods } from '../../vocabulary/single-foods.ts'
import { buildPlanText } from '../build-plan-text.ts'
import { type LexiconTerms, openPlanCheck } from '../check-plan-text.ts'
import { inEnglish } from './in-english.ts'

const free: Restrictions = {
  ageYears: 8,
  carefulChewing: false,
  allergens: [],
  diets: [],
  words: [],
}

/** Every name with what it is called in Spanish: of foods as lines have it, and of plain foods as titles do. */
const names = [
  ...[...new Set([...foods, ...plainFoods.map(({ food }) => food)])].flatMap(({ id, name }) => {
    const food = spanishFoods.foods[id]
    return food ? [[name, food.name] as const] : []
  }),
  ...plainFoods.flatMap(({ id, name }) => {
    const food = spanishFoods.plainFoods[id]
    return food ? [[name, food.name] as const] : []
  }),
].map(([english, spanish]) => ({ english, spanish, judged: inEnglish(spanish).english }))

const terms: LexiconTerms = new Map()

/** Names that one of the two languages keeps out, and the other does not. */
function disagreements(changes: Partial<Restrictions>, rule?: 'age'): string[] {
  const check = openPlanCheck({ ...free, ...changes })
  const out = (text: string): string =>
    [
      ...new Set(
        check(buildPlanText({ slot: 'dinner', lines: [text] }), terms)
          .filter((one) => (rule ? one.rule === rule : one.rule !== 'age'))
          .map(({ id }) => id),
      ),
    ]
      .sort()
      .join(' ')
  return names.flatMap(({ english, spanish, judged }) =>
    out(english) === out(judged) ? [] : [`${spanish}: ${judged}, for ${english}`],
  )
}

describe('the Spanish name of every food is judged as its English name', () => {
  it('has no word that is not known', () => {
    expect(names.length).toBeGreaterThan(2000)
    expect(names.filter(({ spanish }) => inEnglish(spanish).unread.length > 0)).toEqual([])
  })

  it.each(allergenIds)('for an allergy to %s', (id) => {
    expect(disagreements({ allergens: [id] })).toEqual([])
  })

  it.each(dietIds)('for the diet %s', (id) => {
    expect(disagreements({ diets: [id] })).toEqual([])
  })

  it.each([...singleFoods.keys()])('for "%s" kept out', (word) => {
    expect(disagreements({ words: [word] })).toEqual([])
  })

  it('by the rules of age and of careful chewing', () => {
    expect(disagreements({ ageYears: 1, carefulChewing: true }, 'age')).toEqual([])
  })
})
