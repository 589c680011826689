import { allRecipes } from '@brightplate/recipes/all-recipes'
import { spanishRecipes } from '@brightplate/recipes/languages/spanish-recipes'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../dishes/servings-of.ts'
import type { WrittenDish } from '../facts/dish-facts.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { stepsOf } from '../steps/steps-of.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { spanishDish } from './spanish-dish.ts'

const place = { day: 1, date: '2026-11-23' }

/** Words that no Spanish sentence holds. */
const english =
  /\b(?:the|and|with|until|minutes?|stir|cook(?:ed)?|into|bake|cups?|tbsp|tsp|serve|chopped|slices?|of|for|over|heat)\b/i

const numbersIn = (text: string): string => (text.match(/\d+(?:\/\d+)?/g) ?? []).sort().join(' ')

/** Numbers that one of the languages writes as a word: "half of 1", "a third of". */
const figures = (text: string): string =>
  numbersIn(
    text.replaceAll(/half of 1 |la mitad de 1 /g, '').replaceAll('half an inch', '1/2 inch'),
  )

const profiles = [
  ['one child', buildProfile({ peopleAtTable: 1 })],
  ['two', buildProfile({ peopleAtTable: 2 })],
  ['four, the child being 3', buildProfile({ ageYears: 3, peopleAtTable: 4 })],
  ['six, in metric measures', buildProfile({ peopleAtTable: 6, measures: 'metric' })],
  [
    'four without milk, egg and wheat',
    buildProfile({ peopleAtTable: 4 }, { allergens: ['milk', 'egg', 'wheat'] }),
  ],
] as const

function written(recipe: (typeof allRecipes)[number], profile: (typeof profiles)[number][1]) {
  const { dish } = legalDish(recipe, profile)
  if (!dish) return null
  const people = profile.peopleAtTable
  const lines = linesOf(dish, people, profile)
  const steps = stepsOf({ dish, servings: people, people, profile })
  const texts = lines.map(({ text }) => text)
  const part = {
    name: recipe.name,
    role: 'main',
    typed: null,
    energy_kcal: null,
    ingredients: texts,
    recipe_id: recipe.id,
    grams: 1,
    people,
    steps: steps.length,
  } as const
  return {
    name: recipe.name,
    ingredients: texts,
    people,
    servings: 1,
    steps,
    foods: lines.map(({ grams }, index) => ({
      food_id: dish.ingredients[index]?.food.id ?? '',
      grams,
    })),
    parts: [part],
  } satisfies WrittenDish
}

describe.each(profiles)('every recipe for %s', (_, profile) => {
  const dishes = allRecipes.flatMap((recipe) => written(recipe, profile) ?? [])
  const said = dishes.map((dish) => ({ dish, spanish: spanishDish(dish, place) }))

  it('is said in Spanish', () => {
    const left = said.flatMap(({ dish, spanish }) => (spanish ? [] : dish.name))
    expect(left).toEqual([])
    expect(dishes.length).toBeGreaterThan(200)
  })

  it('leaves no English word, no brace and no article apart from its preposition', () => {
    const wrong = said.flatMap(({ spanish }) =>
      [spanish?.name ?? '', ...(spanish?.ingredients ?? []), ...(spanish?.steps ?? [])].filter(
        (text) =>
          english.test(text) ||
          /[[\]{}@|]|undefined/.test(text) ||
          /(?<!\p{L})(?:de|a) el (?=\p{L})/iu.test(text) ||
          / {2}|\b(?!moi)(\p{L}{2,}) \1\b/u.test(text),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('has the figures of the English, line by line and step by step', () => {
    const other = said.flatMap(({ dish, spanish }) =>
      [...dish.ingredients, ...dish.steps].flatMap((text, index) => {
        const own = [...(spanish?.ingredients ?? []), ...(spanish?.steps ?? [])][index] ?? ''
        return figures(text) === figures(own) ? [] : [`${text} | ${own}`]
      }),
    )
    expect(other).toEqual([])
  })
})

it('stands in Spanish with no recipe that English has not', () => {
  expect(Object.keys(spanishRecipes.recipes).sort()).toEqual(allRecipes.map(({ id }) => id).sort())
})
