import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'
import type { Part } from './part.ts'
import { mealName, partName } from './part-name.ts'
import { within } from './within.ts'

const names = (
  typed: string[],
  allergens: ('milk' | 'wheat' | 'egg' | 'fish')[] = [],
  safeFoodsNearlyAll = false,
) =>
  buildProblem(
    ourMenu,
    buildProfile({ safeFoods: typed.map(safeFood), safeFoodsNearlyAll }, { allergens }),
    '2026-11-23',
    7,
  )
    .slots.slice(0, 3)
    .flat()
    .map(([first]) => mealName(first?.parts ?? []))

it('calls a composition after its parts, each accepted one in the parent’s own word', () => {
  const found = names(['Dino nuggets', 'fries'])
  expect(found).toContain('Dino nuggets and fries')
})

it('calls a variant by what it is made without, and by nothing else', () => {
  const found = names(['toast', 'Sausage'], ['milk'])
  expect(found.some((name) => name.startsWith('Dairy-free toast'))).toBe(true)
  expect(found.join()).not.toMatch(/gluten|egg-free|tairy/i)
})

it('says first what a variant is made without', () => {
  const found = names(['white bread', 'Chicken nuggets'], ['wheat'])
  expect(found.some((name) => name.startsWith('Gluten-free Chicken nuggets'))).toBe(true)
  expect(found.some((name) => name.startsWith('Gluten-free white bread'))).toBe(true)
  expect(found.join()).not.toMatch(/^(?:white bread|chicken nuggets)/im)
})

it('says neither how often nor how a food is served', () => {
  const found = names(['chips sometimes', 'white bread, crusts off', 'He eats banana'])
  expect(found.join()).toMatch(/white bread/i)
  expect(found.join()).toMatch(/banana/i)
  expect(found.join()).not.toMatch(/sometimes|crusts|he eats/i)
})

it('begins with a capital, but for a brand that is written small', () => {
  const found = names(['zorble bites', 'belVita', 'fries'])
  expect(found.some((name) => name.startsWith('Zorble bites'))).toBe(true)
  expect(found.some((name) => name.startsWith('belVita'))).toBe(true)
  expect(found.some((name) => name.startsWith('fries'))).toBe(false)
})

it('keeps the capitals of peoples and places within a sentence', () => {
  for (const name of ['Cheddar cheese slices', 'Monterey Jack cheese', 'French fries', '2% milk'])
    expect(within(name)).toBe(name)
  expect(within('Jain khichdi, warm')).toBe('Jain khichdi, warm')
  expect(within('Hash browns')).toBe('hash browns')
  expect(within('Edam')).toBe('Edam')
  expect(within('Edamame')).toBe('edamame')
})

it('calls food of ours as it comes to the plate: celery that is cooked soft is no stick', () => {
  const named = (ageYears: number) =>
    buildProblem(ourMenu, buildProfile({ ageYears }), '2026-11-23', 7)
      .slots.flat()
      .flatMap(([first]) => first?.parts ?? [])
      .filter(({ candidateFood: { form } }) => form === 'celery' || form === 'cheddar')
      .map(partName)
  expect(new Set(named(4))).toEqual(new Set(['Celery', 'Cheddar cheese']))
  expect(new Set(named(5))).toEqual(new Set(['Celery sticks', 'Cheddar cheese slices']))
})

it('names several foods beside a pair as a list, and one apart from it', () => {
  const found = names(['macaroni and cheese', 'broccoli', 'apple'])
  expect(found).toContain('Macaroni and cheese, broccoli and apple')
  expect(found).toContain('Macaroni and cheese, with apple beside')
  expect(found.join()).not.toMatch(/and cheese, with [a-z ]+ and /i)
})

it('names a pair beside one food with it', () => {
  const foods = ['steak', 'rice and beans', 'hot dogs', 'sour cream and onion chips']
  const found = names(foods, [], true)
  expect(found).toContain('Steak with rice and beans')
  expect(found.join()).not.toMatch(/with sour cream/i)
  expect(found.join()).not.toMatch(/and rice and beans/i)
})

it('says what two foods of a meal are made with once', () => {
  const found = names(['freekeh with chicken', 'molokhia with chicken'])
  expect(found).toContain('Freekeh with chicken, with molokhia beside')
  expect(found.join()).not.toMatch(/chicken, with molokhia with chicken/i)
})

it('keeps the parent’s own word where that says what it is made without', () => {
  const found = names(['gluten free pizza', 'banana'], ['wheat']).join('\n')
  expect(found).toMatch(/^gluten free pizza/im)
  expect(found).not.toMatch(/\(gluten-free/i)
})

it('says whole how a food is cut to be safe', () => {
  const profile = buildProfile(
    { safeFoods: ['papas con chorizo', 'sausage pizza'].map(safeFood) },
    { ageYears: 3 },
  )
  const titles = buildProblem(ourMenu, profile, '2026-11-23', 7)
    .slots.slice(0, 3)
    .flat()
    .map(([first]) => mealName(first?.parts ?? []))
  expect(titles.some((title) => title.includes('('))).toBe(true)
  expect(titles.filter((title) => /\( |\(pieces/.test(title))).toEqual([])
})

it('says how a food of a long name is cut in a title that is no longer than any', () => {
  const profile = buildProfile(
    { safeFoods: [safeFood('beef soup with radish')] },
    { carefulChewing: true },
  )
  const titles = buildProblem(ourMenu, profile, '2026-11-23', 7)
    .slots.flat()
    .map(([first]) => mealName(first?.parts.slice(0, 1) ?? []))
  expect(titles).toContain('Beef soup with radish (cut into small pieces)')
  expect(titles.filter((title) => title.length > 60)).toEqual([])
})

it('calls a meal of cheese by its crackers before its fruit', () => {
  const groupsOf = (parts: readonly Part[]) => parts.map(({ candidateFood: { group } }) => group)
  const meals = buildProblem(ourMenu, buildProfile({}, {}), '2026-11-23', 7)
    .slots.flat()
    .flatMap((options) => options.map(({ parts }) => parts))
    .filter((parts) => groupsOf(parts).includes('cracker') && groupsOf(parts)[0] === 'cheese')
  expect(meals.length).toBeGreaterThan(0)
  expect(
    meals
      .map((parts) => mealName(parts))
      .filter((title) => !/cracker|cake|crispbread/i.test(title)),
  ).toEqual([])
})

it('leaves what is longest to the parts, and names the rest', () => {
  const profile = buildProfile(
    { safeFoods: ['chickpeas'].map(safeFood) },
    { allergens: ['milk', 'peanut'] },
  )
  const titles = buildProblem(ourMenu, profile, '2026-11-23', 7)
    .slots.flat()
    .map(([first]) => first?.parts ?? [])
    .filter((parts) => parts.length > 2)
    .map((parts) => [parts.length, mealName(parts)] as const)
  expect(titles.length).toBeGreaterThan(0)
  expect(titles.filter(([, title]) => title.length > 60)).toEqual([])
  expect(titles.filter(([, title]) => !/ and |, /.test(title))).toEqual([])
})

const titlesOf = (typed: string[]) => {
  const safeFoods = typed.map(safeFood)
  const profile = buildProfile({ safeFoods, safeFoodsNearlyAll: true }, { allergens: ['milk'] })
  return buildProblem(ourMenu, profile, '2026-11-23', 7)
    .slots.slice(0, 3)
    .flat()
    .map(([first]) => mealName(first?.parts ?? []))
}

it('says once what several parts are made without', () => {
  const titles = titlesOf(['hot dogs', 'French fries', 'potato chips'])
  expect(titles).toContain('Dairy-free hot dogs and French fries')
  expect(titles.filter((title) => /dairy-free.*dairy-free/i.test(title))).toEqual([])
})

it('says it of all before a colon where a part’s name alone would not be read as free of it', () => {
  const cheesy = titlesOf(['toast']).filter((title) => /cheese/i.test(title))
  expect(cheesy.length).toBeGreaterThan(0)
  for (const title of cheesy) expect(title).toMatch(/^Dairy-free: toast.*(?<!-free )cheese/)
})

it('says vegan of each part that is vegan: meatballs alone are of meat', () => {
  const profile = buildProfile({}, { diets: ['vegan'] })
  let several = 0
  for (const [first] of buildProblem(ourMenu, profile, '2026-11-23', 7).slots.flat()) {
    const parts = first?.parts ?? []
    const title = mealName(parts).toLowerCase()
    const vegan = parts
      .map((part) => partName(part).toLowerCase())
      .filter((name) => name.startsWith('vegan ') && title.includes(name.slice('vegan '.length)))
    if (vegan.length > 1) several += 1
    for (const name of vegan) expect(title).toContain(name)
  }
  expect(several).toBeGreaterThan(0)
})

describe('a title', () => {
  const titleOf = (names: readonly string[], rules: Parameters<typeof buildProfile>[1]) => {
    const profile = buildProfile({ safeFoods: names.map(safeFood) }, rules)
    return buildProblem(ourMenu, profile, '2026-11-23', 7)
      .slots.flat()
      .map(([first]) => mealName(first?.parts ?? []))
  }

  it('says once what several parts are made without, whatever its parts', () => {
    const foods = [
      'toast',
      'chicken nuggets',
      'mac and cheese',
      'pizza',
      'waffles',
      'ham',
      'cheese',
    ]
    for (const allergens of [
      ['milk'],
      ['milk', 'egg'],
      ['wheat', 'milk'],
      ['peanut', 'soy'],
    ] as const) {
      const titles = titleOf(foods, { allergens })
      expect(titles.some((title) => /-free/.test(title))).toBe(true)
      expect(titles.filter((title) => /-free.*-free/i.test(title))).toEqual([])
    }
  })

  it('says plain and cooked of one part alone, and leaves what was typed', () => {
    const titles = titleOf(['plain pasta', 'cooked carrots', 'toast', 'apple', 'milk'], {})
    expect(titles.some((title) => /plain pasta/i.test(title))).toBe(true)
    expect(titles.filter((title) => /plain.*plain|cooked.*cooked/i.test(title))).toEqual([])
  })
})

describe('ramen that is vegan too', () => {
  const called = (allergens: ('wheat' | 'egg' | 'fish')[]) =>
    names(['ramen', 'fries', 'apple'], allergens).find((title) => /ramen/i.test(title))

  it('is gluten-free ramen to a child whose rules ask for no more', () => {
    expect(called(['wheat'])).toMatch(/^gluten-free(?: ramen|: .*\bramen\b)/i)
  })

  it.each(['egg', 'fish'] as const)('is called vegan where %s is kept out too', (allergen) => {
    expect(called(['wheat', allergen])).toMatch(/vegan/)
  })
})

it('leaves out of a long title what does not fit, and no short name for it', () => {
  const profile = buildProfile(
    {
      safeFoods: ['cheddar cheese', 'ice cream bar', 'fries'].map(safeFood),
      safeFoodsNearlyAll: true,
    },
    { allergens: ['wheat'] },
  )
  const { slots } = buildProblem(ourMenu, profile, '2026-11-23', 7)
  for (const [first] of slots.flat()) {
    const parts = first?.parts ?? []
    const title = mealName(parts)
    if (parts.length < 2 || parts.some(({ candidateFood: { group } }) => group === 'milk')) continue
    const [base] = parts
    // A title of one name alone is one beside which no other name fits.
    const alone = base && title === mealName([base])
    const pairs = alone ? parts.slice(1).map((part) => mealName([base, part])) : []
    expect(pairs.filter((pair) => pair !== title && pair.length <= 60)).toEqual([])
  }
})
