import type { AllergenId } from '@brightplate/foods/allergen'
import type { DietId } from '@brightplate/foods/restrictions'
import { buildPlanText } from '@brightplate/foods/safety-check/build-plan-text'
import { type LexiconTerms, openPlanCheck } from '@brightplate/foods/safety-check/check-plan-text'
import { inEnglish } from '@brightplate/foods/safety-check/spanish/in-english'
import { buildRestrictions } from '@brightplate/foods/testing/build-restrictions'
import { expect, it } from 'vitest'
import { buildProfile } from '../testing/build-profile.ts'
import { verdictsThatDiffer, writtenDishes } from '../testing/written-dishes.ts'
import { spanishDish } from './spanish-dish.ts'

const dishes = writtenDishes(buildProfile({ peopleAtTable: 2 }))

const unread: string[] = []
const judged = (text: string): string => {
  const { english, unread: words } = inEnglish(text)
  unread.push(...words.map((word) => `${word} in ${text}`))
  return english
}

/** The Spanish name says that it is free of gluten; the English title leaves out what no rule of the table asks for. */
const saidInSpanishAlone =
  /^(?:Nuggets|Macarrones con queso|Pan|Waffles|Panqueques|Pizza de queso|Galletas|Barras|Fideos instantáneos)\b.* (?:sin|certificadas sin) gluten/

it('the Spanish of every recipe and plain food, with its steps, breaks each rule that its English breaks', () => {
  let alarms = 0
  const misses = dishes.flatMap((dish) => {
    const said = spanishDish(dish, { day: 1, date: '2026-11-23' })
    if (!said) return []
    const { name, ingredients: lines, steps } = dish
    const differ = verdictsThatDiffer(
      buildPlanText({ slot: 'dinner', name, lines, steps }),
      buildPlanText({
        slot: 'dinner',
        name: judged(said.name),
        lines: said.ingredients.map(judged),
        steps: said.steps.map(judged),
      }),
    )
    alarms += differ.alarms
    return saidInSpanishAlone.test(said.name)
      ? []
      : differ.missed.map((id) => `${id}: ${said.name}`)
  })
  expect(dishes.length).toBeGreaterThan(2400)
  expect(unread).toEqual([])
  expect(misses).toEqual([])
  // such a meal is read in English by a child with the rule; of 125,000 verdicts
  expect(alarms).toBeLessThanOrEqual(130)
})

/** Of each rule it takes a second. */
const commonAllergens: readonly AllergenId[] = ['milk', 'egg', 'wheat', 'soy', 'peanut', 'sesame']
const commonDiets: readonly DietId[] = [
  'gluten-free',
  'vegan',
  'vegetarian',
  'halal',
  'low-sugar',
  'no-added-colours',
]

/** Names that only Spanish has: by the food of that name, which is another one. Read in English by whoever has the rule. */
const readInEnglish = [
  'Enfrijoladas suaves de frijoles negros con queso',
  'Enfrijoladas suaves de pollo con frijoles pintos',
  'Pudín salado de frijoles de carita al vapor (moi moi)',
  'Rebanadas de pavo sin gluten, sin lácteos y sin soya',
]

it('what a child with a rule may be served breaks that rule in Spanish no more than in English', () => {
  const terms: LexiconTerms = new Map()
  const rules = [
    ...commonAllergens.map((id) => ({ allergens: [id] })),
    ...commonDiets.map((id) => ({ diets: [id] })),
  ]
  const broken = rules.flatMap((rule) => {
    const check = openPlanCheck(buildRestrictions(rule))
    return writtenDishes(buildProfile({ peopleAtTable: 2 }, rule)).flatMap((dish) => {
      const spanish = spanishDish(dish, { day: 1, date: '2026-11-23' })
      if (!spanish) return []
      const { name, ingredients: lines, steps } = spanish
      const judgedText = buildPlanText({
        slot: 'dinner',
        name: judged(name),
        lines: lines.map(judged),
        steps: steps.map(judged),
      })
      const found = check(judgedText, terms).filter((one) => one.rule !== 'age')
      if (found.length === 0) return []
      const stored = buildPlanText({
        slot: 'dinner',
        name: dish.name,
        lines: dish.ingredients,
        steps: dish.steps,
      })
      const before = check(stored, terms).map(({ rule: kind, id }) => `${kind} ${id}`)
      return found.every((one) => before.includes(`${one.rule} ${one.id}`)) ? [] : [name]
    })
  })
  expect([...new Set(broken)].toSorted()).toEqual(readInEnglish)
}, 120_000)
