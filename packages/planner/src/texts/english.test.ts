import { requireFood } from '@brightplate/foods/foods'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { plainDish } from '../compositions/parts/plain-dish.ts'
import { type Dish, dishName } from '../dishes/dish.ts'
import { scaleLine } from '../dishes/scale-line.ts'
import { linesOf } from '../dishes/servings-of.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { pick, randomStream } from '../search/random.ts'
import { stepsOf } from '../steps/steps-of.ts'
import { buildProfile } from '../testing/build-profile.ts'

const eaters = [
  buildProfile(),
  buildProfile({ measures: 'metric' }),
  buildProfile({ ageYears: 3 }),
  buildProfile({}, { allergens: ['milk', 'egg'] }),
  buildProfile({}, { allergens: ['wheat', 'soy'] }),
  buildProfile({}, { allergens: ['peanut', 'sesame'] }),
  buildProfile({}, { diets: ['vegan'] }),
  buildProfile({}, { diets: ['halal'] }),
  buildProfile({}, { diets: ['gluten-free'] }),
]
const sizes = [0.5, 1, 1.5, 2, 4, 6]

/** Of the cases as many are read: one in two, others with another seed. */
const readShare = 1 / 2
const seed = 11

const one = String.raw`(?:1|\d\/\d)`
const many = String.raw`(?:[2-9]|\d\d+|\d+ \d\/\d)`

/** What is wrong English in any line or step. */
const faults: Readonly<Record<string, RegExp>> = {
  // Tacu tacu, moi moi and red red are called so.
  'a word twice': /\b(?!that\b|tacu\b|moi\b|red red\b)(\p{L}{3,}) \1\b/iu,
  'a space or sign too many': / {2}| [,.]|,,|[[\]{}]|undefined|NaN/,
  'many of one': new RegExp(
    `(?:^|[^\\d/ ] )${one} (?:cups|slices|cloves|stalks|leaves|minutes|hours|seconds|pieces)\\b`,
  ),
  'one of many': new RegExp(
    `(?:^|[^\\d/ ] )${many} (?:cup|slice|clove|stalk|leaf|minute|hour|second|piece)\\b`,
  ),
  'a half of many pieces': /^(?:[3-9]|\d\d+) 1\/2 (?!cups|tbsp|tsp|oz)/,
  'an egg that is cut raw': /\d\/\d eggs?(?:,| \(|$)/,
  'the wrong article': /\b(?:a [aeio]\w+|an [^aeioh ]\w*)/,
}

const faultsIn = (text: string) =>
  Object.entries(faults).flatMap(([fault, sign]) => (sign.test(text) ? `${fault}: ${text}` : []))

/** A number that its food does not agree with: "2 egg", "1 corn tortillas". */
function disagreements(dish: Dish, lines: readonly string[]): string[] {
  return lines.flatMap((text, index) => {
    const food = dish.ingredients[index]?.food
    if (!food?.plural || food.plural === food.name) return []
    const isOne = new RegExp(`^${one} (?!\\d)`).test(text)
    const isSeveral = new RegExp(`^${many} `).test(text)
    const said = text.replace(/^[\d/ ]+/, '')
    const wrong =
      (isOne && said.startsWith(food.plural)) ||
      (isSeveral && said.split(/,| \(/)[0]?.replace('halal-certified ', '') === food.name)
    return wrong ? `in number: ${text}` : []
  })
}

const lastWord = (name: string) => name.split(' ').at(-1) ?? name

/** "Peel the oranges and take it apart", "Peel the orange" of two. */
function pronounsOf({ ingredients }: Dish, lines: readonly string[], steps: readonly string[]) {
  const [{ food } = { food: undefined }] = ingredients
  if (ingredients.length !== 1 || !food?.plural || !lines[0]?.includes(food.plural)) return []
  const [one, all] = [lastWord(food.name), lastWord(food.plural)]
  const [count] = new RegExp(`^${many} (?=[^\\d])`).exec(lines[0]) ?? []
  const isPieces = count !== undefined && lines[0].slice(count.length).startsWith(food.plural)
  return steps.flatMap((step) => {
    const wrong =
      (new RegExp(`\\bthe (?:[\\w-]+ )*${all}\\b`).test(step) && /(?<!likes )\bit\b/.test(step)) ||
      (isPieces &&
        one !== all &&
        new RegExp(`\\bthe (?:[\\w-]+ )*${one}\\b(?! \\w+s\\b)`).test(step))
    return wrong ? `pronoun: ${step}` : []
  })
}

function dishesFor(profile: (typeof eaters)[number]): Dish[] {
  const plain = plainFoods.map((food) => plainDish(food, 'lunch', profile).dish)
  const ours = allRecipes.map((recipe) => legalDish(recipe, profile).dish)
  return [...ours, ...plain].flatMap((dish) => dish ?? [])
}

const line = (foodId: string, scale: number, profile = buildProfile()) => {
  const food = requireFood(foodId)
  const measure = { amount: 1, unit: 'cup' as const }
  const grams = food.measures.cup ?? 100
  return scaleLine({ food: foodId, grams, measure }, food, scale, null, profile).text
}

describe('the English of what a cook reads', () => {
  it(`is right in lines, steps and names, whatever a child leaves out (seed ${seed})`, () => {
    const random = randomStream(seed)
    const found = eaters.flatMap((profile) =>
      dishesFor(profile).flatMap((dish) => {
        if (random() > readShare) return []
        const servings = sizes[pick(random, sizes.length)] ?? 1
        const lines = linesOf(dish, servings, profile).map(({ text }) => text)
        const steps = stepsOf({ dish, servings, people: Math.ceil(servings), profile })
        return [
          ...[...lines, ...steps, dishName(dish)].flatMap(faultsIn),
          ...steps
            .filter((step) => !/^[A-Z\d].*[.!]$/.test(step))
            .map((step) => `no sentence: ${step}`),
          ...disagreements(dish, lines),
          ...pronounsOf(dish, lines, steps),
        ]
      }),
    )
    expect([...new Set(found)]).toEqual([])
  })

  it.each([
    '1 cups milk (244 g)',
    '2 cup milk (488 g)',
    '12 1/2 scrambled eggs (600 g)',
    '1/2 egg (25 g)',
    'Soy drink drink',
    'Fry for 1 minutes.',
    'Put it in a oven dish.',
    'Stir in the  oil.',
  ])('would be wrong as %j', (text) => {
    expect(faultsIn(text)).not.toEqual([])
  })

  it('names a dish in at most 60 letters, but for all that a label leaves out', () => {
    const long = eaters
      .flatMap((profile) => allRecipes.map((recipe) => legalDish(recipe, profile).dish))
      .flatMap((dish) => (dish ? dishName(dish) : []))
      .filter((name) => name.length > 60)
    expect([...new Set(long)]).toEqual([])
  })

  it('speaks of several as several, and of slices as of what they are cut from', () => {
    const profile = buildProfile({ ageYears: 9 })
    const stepOf = (id: string, servings: number) => {
      const plain = plainFoods.find((food) => food.id === id)
      const { dish } = plain ? plainDish(plain, 'lunch', profile) : { dish: null }
      return dish && stepsOf({ dish, servings, people: 1, profile })[0]
    }
    expect(stepOf('orange', 1)).toBe('Peel the orange and take it apart.')
    expect(stepOf('orange', 3)).toBe('Peel the oranges and take them apart.')
    expect(stepOf('biscuit-us', 4)).toMatch(/^Bake the biscuits .* pull them apart\.$/)
    expect(stepOf('cucumber', 4)).toBe('Wash the cucumber and cut it into thin slices or sticks.')
  })

  it('names what a label has to say where a rule asks for it, and not for a child without that rule', () => {
    const label = /labelled gluten-free/
    expect(line('flour-chickpea', 1)).toBe('1 cup chickpea flour (92 g)')
    expect(line('flour-chickpea', 1, buildProfile({}, { allergens: ['egg'] }))).not.toMatch(label)
    expect(line('flour-chickpea', 1, buildProfile({}, { allergens: ['wheat'] }))).toMatch(label)
    expect(line('flour-chickpea', 1, buildProfile({}, { diets: ['gluten-free'] }))).toMatch(label)
    expect(line('flour-chickpea', 1, buildProfile({}, { words: ['corn'] }))).toMatch(label)
  })

  it('keeps a label that frees of an allergen of the child, and of what a diet leaves out', () => {
    const milk = buildProfile({}, { allergens: ['milk'] })
    const vegan = buildProfile({}, { diets: ['vegan'] })
    const label = /labelled free of milk/
    expect(line('olive-oil-spread-plain', 1, milk)).toMatch(label)
    expect(line('olive-oil-spread-plain', 1, vegan)).toMatch(label)
    expect(line('olive-oil-spread-plain', 1)).not.toMatch(label)
  })
})
