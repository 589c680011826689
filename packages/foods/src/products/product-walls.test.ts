import { describe, expect, it } from 'vitest'
import { allergenIds } from '../allergen.ts'
import { dietIds, type Restrictions } from '../restrictions.ts'
import { buildPlanText } from '../safety-check/build-plan-text.ts'
import { checkPlanText } from '../safety-check/check-plan-text.ts'
import { planLexicon } from '../safety-check/plan-lexicon.ts'
import { buildRestrictions } from '../testing/build-restrictions.ts'
import { expandTokens } from '../tokens/expand-tokens.ts'
import { readTokens } from '../tokens/read-tokens.ts'
import { productExclusion } from './product-exclusion.ts'
import { productLexicon } from './product-lexicon.ts'
import { products } from './products.ts'

const nothing: Restrictions = buildRestrictions({ ageYears: 9 })

const rules: [string, Partial<Restrictions>][] = [
  ...allergenIds.map((id): [string, Partial<Restrictions>] => [id, { allergens: [id] }]),
  ...dietIds.map((id): [string, Partial<Restrictions>] => [id, { diets: [id] }]),
  ['careful chewing', { carefulChewing: true }],
]

/** A plan that serves every product as typed, one a day. */
const servedAsTyped = {
  ...buildPlanText(),
  days: products.map(({ name }) => ({
    dishes: [{ slot: 'lunch' as const, name: 'Rice', lines: [name], steps: [], benefits: '' }],
  })),
}

/** What the words of that plan say of each product by one rule. */
function verdictsOfWords(restrictions: Restrictions) {
  const verdicts = new Map<number | null, 'contains' | 'check_label'>()
  for (const { rule, id, day, certainty } of checkPlanText(restrictions, servedAsTyped)) {
    if (rule === 'age' && id !== 'choking' && id !== 'sweeteners') continue
    if (verdicts.get(day) !== 'contains') verdicts.set(day, certainty)
  }
  return verdicts
}

describe('what a product holds', () => {
  it.each(rules)('is judged alike by its facts and by its name: %s', (_, changes) => {
    const restrictions = { ...nothing, ...changes }
    const verdicts = verdictsOfWords(restrictions)
    const apart = products.flatMap((product, day) => {
      const facts = productExclusion(product, restrictions)?.certainty ?? null
      const words = verdicts.get(day) ?? null
      return facts === words ? [] : [`${product.name}: facts ${facts}, words ${words}`]
    })
    expect(apart).toEqual([])
  })
})

const alarms = (line: string) =>
  checkPlanText({ ...nothing, allergens: allergenIds }, buildPlanText({ lines: [line] }))
    .filter(({ certainty }) => certainty === 'contains')
    .map(({ id }) => id)

describe('the name of a product in the words of a plan', () => {
  it.each([
    ['Goldfish', ['milk', 'wheat', 'soy', 'celery']],
    ['Goldfish with tuna', ['milk', 'wheat', 'soy', 'celery', 'fish']],
    ['Cheerios', ['oats']],
    ['Nutella with banana', ['milk', 'hazelnut', 'soy']],
    ['Almond Breeze almond milk', ['almond']],
    ['Just Egg', ['soy']],
    ['Swedish Fish', []],
    ['Butterfinger', ['milk', 'peanut', 'soy']],
    ['Starbucks egg bites', ['milk', 'egg']],
    ['M & M’s', ['milk', 'soy']],
    ['dairy-free Daiya cheese', ['coconut']],
  ])('says what it holds, and not what its words would: “%s”', (line, expected) => {
    expect(new Set(alarms(line))).toEqual(new Set(expected))
  })

  it('hides nothing in names that are not those of products', () => {
    expect(alarms('gold, fish')).toEqual(['fish'])
    expect(alarms('almond, milk')).toEqual(expect.arrayContaining(['almond', 'milk']))
    expect(alarms('goldfish and butterfingers cake')).toEqual(expect.arrayContaining(['wheat']))
  })

  it('keeps no compound from being read elsewhere', () => {
    const inPlans = planLexicon()
    const hidden = [...productLexicon().words].filter((word) => {
      if (inPlans.words.has(word) || productLexicon().root.next.get(word)?.meanings.length)
        return false
      const { plain } = expandTokens(readTokens(word), (stem) => inPlans.words.has(stem))
      return alarms(plain.join(' ')).length > 0
    })
    expect(hidden).toEqual([])
  })
})
