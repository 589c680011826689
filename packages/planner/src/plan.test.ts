import type { AllergenId } from '@brightplate/foods/allergen'
import { excluded } from '@brightplate/foods/exclusion'
import { requireFood } from '@brightplate/foods/foods'
import { boughtFor } from '@brightplate/foods/shop/packs'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { isOpenTo } from '@brightplate/recipes/is-open-to'
import type { Recipe } from '@brightplate/recipes/recipe'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Menu } from './menu.ts'
import { plan } from './plan.ts'
import type { PlannerInput } from './plan-days.ts'
import type { PlanDocument } from './plan-document.ts'
import type { PlannerProfile } from './planner-profile.ts'
import { legalDish } from './rules/legal-dish.ts'
import { buildProfile, safeFood } from './testing/build-profile.ts'

const steps = 1500
const inputFor = (profile: PlannerProfile, changes: Partial<PlannerInput> = {}): PlannerInput => ({
  profile,
  startDate: '2026-11-23',
  durationDays: 7,
  seed: 1,
  steps,
  ...changes,
})

function documentFor(profile: PlannerProfile, changes: Partial<PlannerInput> = {}): PlanDocument {
  const outcome = plan(inputFor(profile, changes))
  if (outcome.kind !== 'plan') throw new Error(`Infeasible: ${JSON.stringify(outcome)}`)
  return outcome.document
}

const dishesOf = ({ days }: PlanDocument) =>
  days.flatMap((day) => [day.breakfast, day.lunch, day.dinner, ...day.snacks, day.juice])

const dishesAlone = (recipes: readonly Recipe[]): Menu => ({ recipes, plainFoods: [] })

describe('a plan', () => {
  const milkAndPeanut = buildProfile({}, { allergens: ['milk', 'peanut'] })

  it('has every meal of every day, dated from the first', () => {
    const { days } = documentFor(milkAndPeanut, { durationDays: 14 })
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 14 }, (_, day) => day + 1))
    expect(days[0]?.date).toBe('2026-11-23')
    expect(days[13]?.date).toBe('2026-12-06')
    for (const day of days) expect(day.snacks).toHaveLength(2)
  })

  it('is the same for the same seed, and another for another', () => {
    const first = documentFor(milkAndPeanut)
    expect(documentFor(milkAndPeanut)).toEqual(first)
    expect(documentFor(milkAndPeanut, { seed: 2 })).not.toEqual(first)
  })

  it('keeps every single allergen and pair out of its foods (seed 21)', () => {
    const big: AllergenId[] = [
      'milk',
      'egg',
      'peanut',
      'almond',
      'wheat',
      'soy',
      'sesame',
      'fish',
      'crustacean',
    ]
    fc.assert(
      fc.property(
        fc.subarray(big, { minLength: 1, maxLength: 2 }),
        fc.constantFrom(3, 7, 15),
        fc.nat(1000),
        (allergens, ageYears, seed) => {
          const profile = buildProfile({ ageYears }, { allergens })
          const { shopping_items } = documentFor(profile, { seed, steps: 300 })
          for (const { food_id } of shopping_items) {
            expect(excluded(requireFood(food_id), profile.restrictions), food_id).toBeNull()
          }
        },
      ),
      { seed: 21, numRuns: 40 },
    )
  })

  it('lists exactly the grams that its dishes need', () => {
    const document = documentFor(milkAndPeanut)
    const lines = dishesOf(document).flatMap(({ ingredients, foods }) =>
      foods.map(({ food_id }, line) => ({ food_id, text: ingredients[line] ?? '' })),
    )
    // What is bought as another food, or stands among what a home has, is counted there.
    const others = new Set(
      lines.flatMap(({ food_id }) => (boughtFor(food_id) ?? []).map(({ food }) => food)),
    )
    const items = document.shopping_items.filter(({ food_id }) => !others.has(food_id))
    const bought = new Set(items.map(({ food_id }) => food_id))
    const counted = lines.filter(({ food_id }) => bought.has(food_id) && !boughtFor(food_id))
    expect(counted.length).toBeGreaterThan(30)
    const printed = counted
      .map(({ text }) => Number(/\(([\d.]+) g\)$/.exec(text)?.[1]))
      .reduce((sum, grams) => sum + grams, 0)
    const listed = items.reduce((sum, item) => sum + item.needed_grams, 0)
    // Lines print whole grams from 10 g on: half a gram a line at the most.
    expect(Math.abs(printed - listed)).toBeLessThanOrEqual(counted.length * 0.5)
  })

  it('scales lines and list to the people at the table, never the child’s nutrition', () => {
    const alone = documentFor(milkAndPeanut)
    const four = documentFor({ ...milkAndPeanut, peopleAtTable: 4, tablePortions: 4 })
    const energy = (document: PlanDocument) =>
      document.days.map(({ nutrition }) => nutrition.energy_kcal ?? 0)
    for (const kcal of energy(four)) expect(kcal).toBeLessThan(Math.max(...energy(alone)) * 1.2)
    const sum = (document: PlanDocument) =>
      document.shopping_items.reduce((grams, item) => grams + item.needed_grams, 0)
    // Two weeks of other dishes: about four times the food.
    expect(sum(four)).toBeGreaterThan(sum(alone) * 3.3)
  })

  it.each([1, 3, 7, 12, 17])('comes near the energy target each day at age %i', (ageYears) => {
    const document = documentFor(buildProfile({ ageYears }), { steps: 4000 })
    const target = document.nutrition.find(({ nutrient }) => nutrient === 'energy_kcal')?.target
    for (const { nutrition } of document.days) {
      const off = Math.abs((nutrition.energy_kcal ?? 0) - (target ?? 0)) / (target ?? 1)
      expect(off).toBeLessThan(0.06)
    }
  })

  it('eats fish at most twice a week, however much it is liked', () => {
    const holdsFish = ({ ingredients }: Recipe) =>
      ingredients.some(({ food }) => requireFood(food).aisle === 'fish' && food !== 'fish-sauce')
    const dinnersOfFish = allRecipes.filter(
      (recipe) => recipe.course !== 'dinner' || holdsFish(recipe) || recipe.id.startsWith('turkey'),
    )
    const fish = dinnersOfFish.filter(holdsFish).map(({ id }) => id)
    expect(fish.length).toBeGreaterThan(4)
    const likes = ['salmon', 'cod', 'tuna', 'trout', 'pollock', 'tilapia', 'haddock']
    const document = documentFor(buildProfile({ ageYears: 12, likes }), {
      menu: dishesAlone(dinnersOfFish),
      steps: 2500,
    })
    const fishMeals = dishesOf(document).filter(({ recipe_id }) => fish.includes(recipe_id))
    expect(fishMeals).toHaveLength(2)
  })

  it('eats one rice dish a day at the most, however much it is liked', () => {
    const document = documentFor(buildProfile({ likes: ['rice'] }), { steps: 2500 })
    // A spoon of rice flour makes no rice dish.
    const isRice = (text: string) =>
      /\brice\b/.test(text) &&
      !/vinegar/.test(text) &&
      Number(/\(([\d.]+) g\)$/.exec(text)?.[1]) >= 5
    for (const day of document.days) {
      const meals = [day.breakfast, day.lunch, day.dinner, ...day.snacks]
      const rice = meals.filter(({ ingredients }) => ingredients.some(isRice))
      expect(rice.length).toBeLessThanOrEqual(1)
    }
  })

  it('repeats dishes with a routine and varies them without', () => {
    const distinct = (routineLevel: number) =>
      new Set(
        dishesOf(documentFor(buildProfile({ routineLevel }), { steps: 2500 })).map(
          ({ recipe_id }) => recipe_id,
        ),
      ).size
    expect(distinct(1)).toBeLessThan(0.7 * distinct(0))
  })

  it('uses more of what is liked', () => {
    const pasta = (likes: string[]) =>
      [1, 2, 3]
        .flatMap((seed) => dishesOf(documentFor(buildProfile({ likes }), { steps: 2500, seed })))
        .filter(({ ingredients }) => ingredients.some((text) => /pasta/.test(text))).length
    expect(pasta(['pasta'])).toBeGreaterThan(pasta([]))
  })

  it('places a safe food that it does not know beside each main meal, as typed', () => {
    const { days } = documentFor(buildProfile({ safeFoods: [safeFood('zorbly bites')] }))
    for (const { breakfast, lunch, dinner } of days) {
      expect([breakfast.beside, lunch.beside, dinner.beside]).toEqual([
        ['zorbly bites'],
        ['zorbly bites'],
        ['zorbly bites'],
      ])
    }
  })

  it('says nothing that the ledger of claims forbids', () => {
    const banned =
      /\b(safe|allergen-free|proven|guaranteed?|cures?|treats?|improves?|boosts?)\b|stops hyperactivity/i
    const everything = buildProfile({
      diagnosis: 'both',
      goals: ['sleep', 'focus', 'calm', 'energy', 'new-foods', 'weight-gain', 'constipation'],
    })
    const document = documentFor({
      ...everything,
      restrictions: { ...everything.restrictions, diets: ['halal', 'dairy-free'] },
    })
    const said = [
      ...document.general_tips,
      ...dishesOf(document).flatMap(({ benefits, why }) => [benefits, ...why.map((w) => w.text)]),
    ]
    for (const sentence of said) expect(sentence).not.toMatch(banned)
  })
})

describe('a profile that cannot be met', () => {
  it('is answered with a smallest set of rules that clash', () => {
    const words = ['oats', 'egg', 'bread', 'milk']
    const breakfastOfEgg = allRecipes.filter(
      ({ course, ingredients }) =>
        course !== 'breakfast' || ingredients.some(({ food }) => food === 'egg'),
    )
    const outcome = plan(
      inputFor(buildProfile({}, { allergens: ['egg', 'peanut'], words }), {
        menu: dishesAlone(
          breakfastOfEgg.filter(({ course, ingredients }) =>
            course === 'breakfast'
              ? !ingredients.some((one) => one.food === 'egg' && one.or)
              : true,
          ),
        ),
      }),
    )
    expect(outcome.kind).toBe('infeasible')
    if (outcome.kind !== 'infeasible') return
    expect(outcome.courses).toEqual(['breakfast'])
    // Each of "egg" the allergy and "egg" the word is enough by itself; one of them is named.
    expect(outcome.clashes).toEqual([{ kind: 'allergen', id: 'egg' }])
    expect(outcome.relax).toEqual([])
  })

  it('names the wish that would open it, never the allergy', () => {
    const outcome = plan(
      inputFor(
        buildProfile({
          texturesAvoided: ['smooth', 'soft', 'crunchy', 'chewy', 'mixed', 'sauce-apart'],
        }),
      ),
    )
    expect(outcome.kind).toBe('infeasible')
    if (outcome.kind !== 'infeasible') return
    expect(outcome.clashes.every(({ kind }) => kind === 'texture')).toBe(true)
    expect(outcome.relax.every(({ kind }) => kind === 'texture')).toBe(true)
  })
})

describe('a course that is left to what the child eats', () => {
  const noBreakfast = dishesAlone(allRecipes.filter(({ course }) => course !== 'breakfast'))
  const eating = (...typed: string[]) =>
    plan(
      inputFor(buildProfile({ safeFoods: typed.map(safeFood) }), { menu: noBreakfast, steps: 300 }),
    )

  it('is made of that', () => {
    const outcome = eating('bread')
    expect(outcome.kind).toBe('plan')
    if (outcome.kind !== 'plan') return
    for (const { breakfast } of outcome.document.days) expect(breakfast.name).toMatch(/bread/i)
  })

  it('cannot be made of words that we do not know', () => {
    expect(eating('zorp things')).toEqual({
      kind: 'infeasible',
      courses: ['breakfast'],
      clashes: [],
      relax: [],
    })
  })
})

describe('a limit that a search leaves broken', () => {
  const looks = (changes: Partial<PlannerInput>, profile = buildProfile()) => {
    const shares: number[] = []
    const onProgress = (share: number) => shares.push(share)
    const outcome = plan(inputFor(profile, { ...changes, onProgress }))
    return { outcome, shares, starts: shares.filter((share) => share === 0).length }
  }

  it('is looked at three times, four times as long each time, before it counts as a clash', () => {
    const riceDish = (course: 'lunch' | 'dinner') =>
      allRecipes.find(
        (recipe) =>
          recipe.course === course &&
          recipe.ingredients.some(
            ({ food, grams, or, optional }) =>
              requireFood(food).counted.rice === 1 && grams > 100 && !or && !optional,
          ),
      )?.id ?? ''
    const locked = (['lunch', 'dinner'] as const).map((slot) => ({
      day: 0,
      slot,
      recipeId: riceDish(slot),
      servings: 1,
    }))
    const { outcome, shares, starts } = looks({ locked, steps: 64 })
    expect(outcome).toEqual({
      kind: 'infeasible',
      courses: [],
      clashes: [{ kind: 'age', id: 'rice-dishes' }],
      relax: [],
    })
    // Told every 64 steps.
    expect([starts, shares.length]).toEqual([3, 1 + 4 + 16])
  })

  it('is named at once, with the wish that opens it, where no choice of dishes keeps it', () => {
    const rice = (recipe: (typeof allRecipes)[number]) =>
      recipe.ingredients.some(
        ({ food, grams, or, optional }) =>
          requireFood(food).counted.rice === 1 && grams > 100 && !or && !optional,
      )
    const isMain = ({ course }: { course: string }) => course === 'lunch' || course === 'dinner'
    const recipes = allRecipes.filter(
      (recipe) => !isMain(recipe) || rice(recipe) || recipe.textures.includes('mixed'),
    )
    const { outcome, shares } = looks(
      {
        menu: dishesAlone(
          recipes.filter(
            (recipe) => !isMain(recipe) || !rice(recipe) || !recipe.textures.includes('mixed'),
          ),
        ),
      },
      buildProfile({ texturesAvoided: ['mixed'] }),
    )
    expect(outcome).toEqual({
      kind: 'infeasible',
      courses: [],
      clashes: [
        { kind: 'texture', id: 'mixed' },
        { kind: 'age', id: 'rice-dishes' },
      ],
      relax: [{ kind: 'texture', id: 'mixed' }],
    })
    expect(shares).toEqual([])
  })

  it('is mended by a longer look', () => {
    const likesRice = buildProfile({ likes: ['rice'] })
    const made = Array.from({ length: 32 }, (_, seed) => looks({ seed, steps: 20 }, likesRice))
    const mended = made.filter(({ starts }) => starts > 1)
    expect(mended.length).toBeGreaterThan(0)
    expect(mended.some(({ outcome }) => outcome.kind === 'plan')).toBe(true)
  })
})

describe('refused foods that leave no plan', () => {
  const relaxed = (profile: PlannerProfile) => {
    const outcome = plan(inputFor(profile))
    return outcome.kind === 'infeasible' ? outcome.relax.map(({ id }) => id) : []
  }

  it('are offered for relaxing by the parent’s word, what opens most first', () => {
    expect(relaxed(buildProfile({ refusedFoods: ['No JUICE', 'fish'] }))).toEqual(['No JUICE'])
  })

  it.each([[['pear', 'banana']], [['banana', 'pear']]])(
    'are offered with what opens most first, typed as %j',
    (refusedFoods) => {
      const isOf = (food: string) => (recipe: Recipe) =>
        recipe.ingredients.some((one) => one.food === food && !one.optional && !one.or)
      const [ofPear, ofBanana] = ['pear', 'banana'].map((food) => allRecipes.filter(isOf(food)))
      expect(ofBanana?.length).toBeGreaterThan(ofPear?.length ?? 0)
      const recipes = allRecipes.filter(
        (one) => one.course !== 'snack' || isOf('pear')(one) !== isOf('banana')(one),
      )
      const outcome = plan({
        ...inputFor(buildProfile({ refusedFoods })),
        menu: dishesAlone(recipes),
      })
      expect(outcome.kind === 'infeasible' && outcome.relax.map(({ id }) => id)).toEqual([
        'banana',
        'pear',
      ])
    },
  )

  it('are offered together where none opens a plan by itself, and no more than it takes', () => {
    const refusedFoods = ['juice', 'juices please', 'fish']
    expect(relaxed(buildProfile({ refusedFoods })).sort()).toEqual(['juice', 'juices please'])
  })

  it('are not offered where an allergy leaves no plan either', () => {
    const outcome = plan({
      ...inputFor(buildProfile({ refusedFoods: ['fish'] }, { allergens: ['egg'] })),
      menu: dishesAlone(
        allRecipes.filter(
          ({ course, ingredients }) =>
            course !== 'breakfast' ||
            ingredients.some(({ food, optional, or }) => food === 'egg' && !optional && !or),
        ),
      ),
    })
    expect(outcome.kind === 'infeasible' && outcome.relax).toEqual([])
  })
})

describe('the reasons that a plan gives', () => {
  it('tell what was used in place of what, and for which rule', () => {
    const document = documentFor(buildProfile({}, { allergens: ['milk'] }), { steps: 2500 })
    const swaps = dishesOf(document)
      .flatMap(({ why }) => why)
      .filter(({ key }) => key === 'why.swapped')
    expect(swaps.length).toBeGreaterThan(0)
    for (const { text } of swaps) expect(text).toMatch(/^Uses .+ in place of .+: no milk\.$/)
  })

  it('count the dishes that each rule left out', () => {
    const profile = buildProfile({ ageYears: 3 }, { allergens: ['egg'], diets: ['vegan'] })
    const { ruled_out } = documentFor(profile)
    expect(ruled_out?.[0]?.text).toMatch(/^\d+ dishes were left out: vegan\.$/)
    const open = allRecipes.filter((recipe) => isOpenTo(recipe, profile.restrictions))
    const legal = open.filter((recipe) => legalDish(recipe, profile).dish).length
    const counted = (ruled_out ?? []).reduce((sum, { params }) => sum + Number(params.count), 0)
    expect(counted).toBeGreaterThanOrEqual(open.length - legal)
  })
})

describe('a plan that food alone cannot make whole', () => {
  it('says which targets it does not reach, and whom to ask', () => {
    const allergens: AllergenId[] = ['milk', 'egg', 'soy', 'wheat', 'oats', 'almond', 'coconut']
    const { tip_texts, nutrition } = documentFor(
      buildProfile({ ageYears: 2 }, { allergens, diets: ['vegan'] }),
    )
    const said = tip_texts.find(({ key }) => key.startsWith('tip.not-reached'))
    expect(said?.params.nutrients).toContain('vitamin D')
    expect(nutrition.find(({ nutrient }) => nutrient === 'vit_d_ug')?.reached).toBe(false)
    expect(said?.text).toMatch(/speak with your clinician/)
  })
})
