import { requireFood } from '@brightplate/foods/foods'
import type { Recipe } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import { dishName } from '../dishes/dish.ts'
import { stepsOf } from '../steps/steps-of.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { allowedFoods, legalDish, mixesMeatAndMilk } from './legal-dish.ts'

const porridge: Recipe = {
  id: 'test-porridge',
  version: 1,
  course: 'breakfast',
  name: 'Warm porridge',
  cuisine: 'test',
  category: 4802,
  group: 'hot-cereal',
  standsFor: [],
  onlyFor: [],
  servings: 1,
  ingredients: [
    { food: 'rolled-oats', grams: 40, or: ['oats-gluten-free'] },
    { food: 'milk-whole', grams: 240, or: ['soy-drink', 'oat-drink'] },
    { food: 'honey', grams: 7, optional: true },
  ],
  steps: [
    'Simmer the [rolled-oats|oats] in the [milk-whole|milk] for 5 minutes.',
    'Drizzle with [honey].',
  ],
  activeMinutes: 5,
  totalMinutes: 10,
  textures: ['soft'],
  temperature: 'hot',
  flavour: 'mild',
  equipment: ['pan'],
  freezes: false,
  lunchBox: false,
  picture: ['porridge'],
}

const withFoods = (...ids: string[]): Recipe => ({
  ...porridge,
  ingredients: ids.map((food) => ({ food, grams: 50 })),
  steps: ids.map((id) => `Add [${id}].`),
})

const foodsFor = (...[changes, rules]: Parameters<typeof buildProfile>) =>
  legalDish(porridge, buildProfile(changes, rules)).dish?.ingredients.map(({ food }) => food.id)

const reasonFor = (recipe: Recipe, ...args: Parameters<typeof buildProfile>) =>
  legalDish(recipe, buildProfile(...args)).reason

describe('a dish for a child', () => {
  it('keeps its own foods where no rule is against them', () => {
    expect(foodsFor()).toEqual(['rolled-oats', 'milk-whole', 'honey'])
  })

  it('is told by what its name leaves open, and keeps its recipe and foods', () => {
    const pancakes = { ...withFoods('oats-gluten-free'), name: 'Banana pancakes' }
    const { dish } = legalDish(pancakes, buildProfile({}, { allergens: ['wheat'] }))
    expect(dish).toMatchObject({ without: 'wheat-free', recipe: pancakes })
    expect(dish?.ingredients).toHaveLength(1)
    expect(legalDish(pancakes, buildProfile()).dish).not.toHaveProperty('without')
  })

  it('takes the first substitute that the child may have', () => {
    expect(foodsFor({}, { allergens: ['milk'] })).toContain('soy-drink')
    expect(foodsFor({}, { allergens: ['milk', 'soy'] })).toContain('oat-drink')
  })

  it('keeps out what products of the kind often hold, and uses the labelled variant', () => {
    expect(requireFood('rolled-oats').oftenContains).toContain('wheat')
    expect(foodsFor({}, { allergens: ['wheat'] })).toContain('oats-gluten-free')
  })

  it('is not made when a food without substitute is kept out', () => {
    expect(reasonFor(porridge, {}, { allergens: ['oats'] })).toEqual({
      kind: 'allergen',
      id: 'oats',
    })
  })

  it('leaves out an optional food and the sentence that speaks of it', () => {
    const { dish } = legalDish(porridge, buildProfile({}, { diets: ['vegan'] }))
    expect(dish?.ingredients.map(({ food }) => food.id)).toEqual(['rolled-oats', 'soy-drink'])
    expect(dish && stepsOf({ dish, servings: 1, people: 1, profile: buildProfile() })).toHaveLength(
      1,
    )
  })

  it('names the foods that are really used', () => {
    const { dish } = legalDish(porridge, buildProfile({}, { allergens: ['milk'] }))
    expect(dish && stepsOf({ dish, servings: 1, people: 1, profile: buildProfile() })[0]).toMatch(
      /^Simmer the oats in the .*soy/,
    )
    expect(dish && dishName(dish)).toBe('Warm porridge')
  })

  it('keeps a single food out by its word, also where it is a part of another', () => {
    expect(reasonFor(withFoods('ketchup'), {}, { words: ['tomato'] })).toEqual({
      kind: 'word',
      id: 'tomato',
    })
  })

  it('respects refused foods and avoided textures', () => {
    expect(reasonFor(porridge, { refusedFoods: ['oats'] })?.kind).toBe('refused')
    expect(reasonFor(porridge, { texturesAvoided: ['soft'] })?.kind).toBe('texture')
  })

  it('joins no meat with dairy in a kosher meal', () => {
    const both = withFoods('beef-ground-lean', 'cheddar')
    expect(reasonFor(both, {}, { diets: ['kosher'] })).toEqual({ kind: 'diet', id: 'kosher' })
    expect(reasonFor(withFoods('beef-ground-lean'), {}, { diets: ['kosher'] })).toBeNull()
  })

  it.each([
    ['gelatine', 'halal'],
    ['pork-loin', 'halal'],
    ['vanilla-extract', 'halal'],
    ['parmesan', 'vegetarian'],
    ['honey', 'vegan'],
    ['shrimp', 'kosher'],
    ['catfish', 'kosher'],
    ['chicken-breast', 'pescatarian'],
    ['cocoa-powder', 'no-caffeine'],
    ['lamb-ground', 'no-red-meat'],
    ['milk-whole', 'gfcf'],
  ] as const)('keeps %s out of a %s plan', (food, diet) => {
    expect(reasonFor(withFoods(food), {}, { diets: [diet] })).toEqual({ kind: 'diet', id: diet })
  })
})

describe('the rules by age', () => {
  it('give no rice drink under 5', () => {
    expect(reasonFor(withFoods('rice-drink'), { ageYears: 4 })?.id).toBe('no-rice-drink')
    expect(reasonFor(withFoods('rice-drink'), { ageYears: 5 })).toBeNull()
  })

  it.each(['oat-drink', 'oat-drink-gluten-free', 'almond-drink', 'coconut-drink'])(
    'prefer soy to %s under 5',
    (first) => {
      const drink = {
        ...porridge,
        ingredients: [{ food: first, grams: 200, or: ['soy-drink'] }],
        steps: [`Pour the [${first}].`],
      }
      const chosen = (ageYears: number) =>
        legalDish(drink, buildProfile({ ageYears })).dish?.ingredients[0]?.food.id
      expect(chosen(4)).toBe('soy-drink')
      expect(chosen(5)).toBe(first)
    },
  )

  it('give nothing sweetened under 2', () => {
    expect(reasonFor(withFoods('maple-syrup'), { ageYears: 1 })?.id).toBe('no-added-sugar')
    expect(reasonFor(withFoods('maple-syrup'), { ageYears: 2 })).toBeNull()
  })

  it('make round and hard foods safe under 5, or leave the dish out', () => {
    const grapes = legalDish(withFoods('grape'), buildProfile({ ageYears: 3 })).dish
    expect(grapes?.ingredients[0]?.prep).toMatch(/quarter/)
    expect(reasonFor(withFoods('almonds'), { ageYears: 3 })).toEqual({ kind: 'age', id: 'choking' })
    expect(reasonFor(withFoods('popcorn'), { ageYears: 3 })).toEqual({ kind: 'age', id: 'choking' })
    expect(reasonFor(withFoods('almonds'), { ageYears: 6 })).toBeNull()
  })

  it('apply to an older child who chews with care', () => {
    expect(reasonFor(withFoods('almonds'), { ageYears: 9 }, { carefulChewing: true })?.id).toBe(
      'choking',
    )
  })

  it('leave out what is crunchy all through, for who chews with care', () => {
    const dish = (...textures: Recipe['textures'][number][]): Recipe => ({
      ...withFoods('rolled-oats'),
      textures,
    })
    const choking = { kind: 'age', id: 'choking' }
    for (const ageYears of [1, 2, 3, 4]) {
      expect(reasonFor(dish('crunchy'), { ageYears }), `${ageYears}`).toEqual(choking)
      expect(reasonFor(dish('crunchy', 'soft'), { ageYears }), `${ageYears}`).toBeNull()
      expect(reasonFor(dish('chewy'), { ageYears }), `${ageYears}`).toBeNull()
    }
    expect(reasonFor(dish('crunchy'), { ageYears: 5 })).toBeNull()
    expect(reasonFor(dish('crunchy'), { ageYears: 9 }, { carefulChewing: true })).toEqual(choking)
    expect(reasonFor(dish('crunchy'), { ageYears: 4 }, { carefulChewing: false })).toBeNull()
  })

  it('give no cocoa after lunch', () => {
    const dinner: Recipe = { ...withFoods('cocoa-powder'), course: 'dinner' }
    expect(reasonFor(dinner)?.id).toBe('no-cocoa-after-lunch')
  })
})

describe('a dish that breaks several rules', () => {
  it('names first the rule against its own food, not that against what would replace it', () => {
    const milk = {
      ...porridge,
      ingredients: [{ food: 'milk-whole', grams: 50, or: ['soy-drink'] }],
    }
    expect(reasonFor(milk, {}, { allergens: ['soy', 'milk'] })).toEqual({
      kind: 'allergen',
      id: 'milk',
    })
  })

  it('is told by what was never again before what it holds', () => {
    const never = { neverDishes: [porridge.id], texturesAvoided: ['soft' as const] }
    expect(reasonFor(porridge, never, { allergens: ['oats'] })).toEqual({
      kind: 'never-dish',
      id: porridge.id,
    })
    expect(reasonFor(porridge, { neverDishes: ['another-dish'] })).toBeNull()
  })

  it('is told by its texture, whichever of several is avoided', () => {
    const both: Recipe = { ...porridge, textures: ['soft', 'chewy'] }
    expect(reasonFor(both, { texturesAvoided: ['chewy'] })).toEqual({
      kind: 'texture',
      id: 'chewy',
    })
    expect(reasonFor(both, { texturesAvoided: ['crunchy'] })).toBeNull()
  })

  it('takes the next food where the first is refused', () => {
    const dish = (...args: Parameters<typeof buildProfile>) =>
      legalDish(porridge, buildProfile(...args)).dish?.ingredients[1]
    expect(dish({ refusedFoods: ['milk'] })?.food.id).not.toBe('milk-whole')
    expect(dish({ refusedFoods: ['milk'] })?.reason).toEqual({ kind: 'refused', id: 'milk' })
    expect(dish()?.reason).toBeNull()
  })

  it('of a name that is refused is left out whatever it holds', () => {
    expect(reasonFor(porridge, { refusedFoods: ['porridge'] })).toEqual({
      kind: 'refused',
      id: 'porridge',
    })
  })
})

describe('the foods that may stand in one place', () => {
  const [, milk] = porridge.ingredients
  if (!milk) throw new Error('No milk')
  const allowed = (...args: Parameters<typeof buildProfile>) =>
    allowedFoods(milk, porridge, buildProfile(...args)).map(({ id }) => id)

  it('are all of them, in the order tried', () => {
    expect(allowed()).toEqual(['milk-whole', 'soy-drink', 'oat-drink'])
  })

  it('are those that no rule is against', () => {
    expect(allowed({}, { allergens: ['soy'] })).toEqual(['milk-whole', 'oat-drink'])
    expect(allowed({}, { allergens: ['milk', 'soy', 'oats'] })).toEqual([])
  })

  it('are for a child under 5 the drinks of other plants last', () => {
    const other = { food: 'oat-drink', grams: 100, or: ['water', 'soy-drink', 'milk-whole'] }
    const order = (ageYears: number) =>
      allowedFoods(other, porridge, buildProfile({ ageYears })).map(({ id }) => id)
    expect(order(4)).toEqual(['water', 'soy-drink', 'milk-whole', 'oat-drink'])
    expect(order(5)).toEqual(['oat-drink', 'water', 'soy-drink', 'milk-whole'])
  })
})

describe('how a food is prepared', () => {
  const grapes: Recipe = {
    ...porridge,
    ingredients: [{ food: 'grape', grams: 50, prep: 'rinsed' }],
    steps: ['Put the [grape] in a bowl.'],
  }
  const prepFor = (...args: Parameters<typeof buildProfile>) =>
    legalDish(grapes, buildProfile(...args)).dish?.ingredients[0]?.prep

  it('is as the recipe says for who chews everything', () => {
    expect(prepFor()).toBe('rinsed')
    expect(legalDish(porridge, buildProfile()).dish?.ingredients[0]?.prep).toBeNull()
  })

  it('says more for who does not', () => {
    expect(prepFor({ ageYears: 3 })).toMatch(/^rinsed, .*quarter/)
  })
})

describe('meat and milk', () => {
  const holds = (...ids: string[]) =>
    mixesMeatAndMilk(legalDish(withFoods(...ids), buildProfile()).dish?.ingredients ?? [])

  it.each(['beef-ground-lean', 'pork-loin', 'lamb-ground', 'chicken-breast'])(
    '%s does not stand beside milk or what holds it',
    (meat) => {
      expect(holds(meat, 'cheddar')).toBe(true)
      expect(holds(meat, 'milk-whole')).toBe(true)
      expect(holds(meat, 'soy-drink')).toBe(false)
      expect(holds(meat)).toBe(false)
    },
  )

  it('stay apart by either diet, and by no other', () => {
    const both = withFoods('chicken-breast', 'cheddar')
    expect(reasonFor(both, {}, { diets: ['meat-and-dairy-apart'] })).toEqual({
      kind: 'diet',
      id: 'meat-and-dairy-apart',
    })
    expect(reasonFor(both, {}, { diets: ['no-pork'] })).toBeNull()
  })

  it('is no fish, and no meat by itself', () => {
    expect(holds('cod', 'cheddar')).toBe(false)
    expect(holds('milk-whole')).toBe(false)
  })
})
