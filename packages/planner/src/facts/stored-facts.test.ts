import { expect, it } from 'vitest'
import { spanishDish } from '../spanish/spanish-dish.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { writtenDishes } from '../testing/written-dishes.ts'
import { factsFound, type WrittenDish } from './dish-facts.ts'
import { storedFacts } from './stored-facts.ts'

const at = { day: 1, date: '2026-11-23' }

const young = buildProfile({ ageYears: 3, peopleAtTable: 3 }, { ageYears: 3 })
const profiles = {
  'an American family': buildProfile({ peopleAtTable: 4 }, {}),
  'a child of three who chews carefully': young,
  'a family with metric measures': buildProfile({ peopleAtTable: 2, measures: 'metric' }, {}),
  'a halal family': buildProfile({}, { diets: ['halal'] }),
  'a child without milk, egg and gluten': buildProfile(
    {},
    { allergens: ['milk', 'egg'], diets: ['gluten-free'] },
  ),
}

/** The meal with what it was made of beside it. */
function withFacts(dish: WrittenDish): WrittenDish {
  const found = factsFound(dish)
  return {
    ...dish,
    parts: (dish.parts ?? []).map((part, place) => {
      const facts = found[place]
      return facts ? { ...part, facts: storedFacts(facts) } : part
    }),
  }
}

/** The same foods and grams, as another release may have said them. */
function inOtherEnglish(dish: WrittenDish): WrittenDish {
  const lines = dish.ingredients.map((_, line) => `line ${line}`)
  return {
    ...dish,
    ingredients: lines,
    ...(dish.steps && { steps: dish.steps.map((_, step) => `step ${step}`) }),
    parts: (dish.parts ?? []).map((part) => ({ ...part, ingredients: lines })),
  }
}

it.each(Object.entries(profiles))(
  'every dish of %s is said in Spanish alike, whatever its English says by then',
  (_, profile) => {
    const dishes = writtenDishes(profile)
    expect(dishes.length).toBeGreaterThan(800)
    const others = dishes.filter((dish) => {
      const now = spanishDish(dish, at)
      const then = spanishDish(inOtherEnglish(withFacts(dish)), at)
      return now === null || JSON.stringify(now) !== JSON.stringify(then)
    })
    expect(others.map(({ name }) => name)).toEqual([])
  },
)

it('keeps nothing of a line that its recipe and its food tell', () => {
  const [dish] = writtenDishes(profiles['an American family'])
  const [facts] = dish ? factsFound(dish) : []
  expect(facts && storedFacts(facts)).toEqual({ measures: 'us', servings: 4 })
})

const dishes = writtenDishes(young)
const [first] = dishes
const plain = dishes.find(({ parts }) => parts.some((part) => 'food_id' in part))

/** With other foods on its lines, and English that tells nothing. */
function changed(dish: WrittenDish, change: (food: { food_id: string; grams: number }) => object) {
  const told = inOtherEnglish(withFacts(dish))
  return {
    ...told,
    foods: (told.foods ?? []).map((food, line) =>
      line === 0 ? { ...food, ...change(food) } : food,
    ),
  }
}

const more = ({ grams }: { grams: number }) => ({ grams: grams + 1 })

it('tells nothing of a recipe of which other grams stand there than it makes today', () => {
  if (!first) throw new Error('No such dish')
  expect(
    spanishDish(
      changed(first, () => ({})),
      at,
    ),
  ).not.toBeNull()
  expect(spanishDish(changed(first, more), at)).toBeNull()
})

it('tells a plain food by the grams that stand there, where its portion is another today', () => {
  if (!plain) throw new Error('No such dish')
  const [{ grams } = { grams: 0 }] = plain.foods
  const [before] =
    spanishDish(
      changed(plain, () => ({})),
      at,
    )?.ingredients ?? []
  expect(before).not.toContain(`${grams + 1} g`)
  const [line] = spanishDish(changed(plain, more), at)?.ingredients ?? []
  expect(line).toMatch(new RegExp(`^${grams + 1} g de `))
})

it('tells nothing of a recipe in which another food stands', () => {
  if (!first) throw new Error('No such dish')
  expect(
    spanishDish(
      changed(first, () => ({ food_id: 'salmon' })),
      at,
    ),
  ).toBeNull()
})

it('tells nothing of a recipe that is there no longer', () => {
  if (!first) throw new Error('No such dish')
  const told = inOtherEnglish(withFacts(first))
  const parts = (told.parts ?? []).map((part) => ({ ...part, recipe_id: 'of-before' }))
  expect(spanishDish({ ...told, parts }, at)).toBeNull()
})
