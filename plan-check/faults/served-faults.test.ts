import type { Meal, PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { servedFaults } from '../check-plan.ts'
import type { Eater } from '../profile-of.ts'

interface Judged extends Eater {
  /** How many of the child's portions the table eats together. */
  tablePortions: number
  eaters?: readonly Eater[]
}

interface Written {
  slot: Slot
  lines: readonly string[]
  name?: string
  steps?: string[]
  /** The places of the lines that are for the child alone. */
  childLines?: readonly number[]
  /** The places of the lines of which the child has nothing. */
  othersLines?: readonly number[]
  /** How many of the lines are for all; the rest is prepared separately. */
  shared?: number
}

interface WrittenPlan {
  days: readonly (readonly Written[])[]
  shoppingList: string[]
  tips: string[]
}

const child = (changes: Partial<Judged> = {}): Judged => ({
  ageYears: 8,
  chewsWithCare: false,
  avoids: [],
  diets: [],
  foods: {},
  tablePortions: 1,
  ...changes,
})

const dish = (slot: Slot, lines: string[], changes: Partial<Written> = {}): Written => ({
  slot,
  lines,
  ...changes,
})

const planOf = (...dishes: Written[]): WrittenPlan => ({
  days: [dishes],
  shoppingList: [],
  tips: [],
})

function mealOf(written: Written | undefined, portions: number): Meal {
  const { name = '', lines = [], steps = [], childLines = [], othersLines = [] } = written ?? {}
  const shared = written?.shared ?? lines.length
  return {
    name,
    ingredients: [...lines],
    prep_time: '',
    benefits: '',
    steps,
    people: portions,
    portions,
    parts: lines.map((line, index) => ({
      name: '',
      role: 'main',
      typed: null,
      energy_kcal: null,
      ingredients: [line],
      grams: null,
      people: childLines.includes(index) ? 1 : portions,
      ...(index < shared ? {} : { apart_steps: [] }),
      ...(othersLines.includes(index) ? { for_others: { portions } } : {}),
    })),
  }
}

function wireOf({ days, shoppingList, tips }: WrittenPlan, portions: number): PlanData {
  return {
    schema_version: 2,
    shopping_list: shoppingList,
    general_tips: tips,
    days: days.map((dishes, index) => {
      const at = (slot: Slot) =>
        mealOf(
          dishes.find((one) => one.slot === slot),
          portions,
        )
      return {
        day: index + 1,
        breakfast: at('breakfast'),
        lunch: at('lunch'),
        dinner: at('dinner'),
        snacks: [at('snack_1'), at('snack_2')],
        juice: { ...at('juice'), preparation: [] },
      }
    }),
  }
}

/** What is served alone: of these plans no step has all of its lines. */
const rulesOf = (plan: WrittenPlan, { tablePortions, eaters = [], ...judged }: Judged) => [
  ...new Set(
    servedFaults(wireOf(plan, tablePortions), { child: judged, eaters })
      .filter(({ kind }) => !kind.includes('that no line has'))
      .map(({ rule }) => rule),
  ),
]

const lunchOf = (...lines: string[]) => planOf(dish('lunch', lines))

describe('what others have in place of what the child eats', () => {
  it('counts towards no amount of the child, and is judged by every word', () => {
    const toddler = child({ ageYears: 3, tablePortions: 4, avoids: ['milk'] })
    const lines = ['2 cups cooked potatoes (300 g)', '10 oz salmon (283 g)']
    expect(rulesOf(planOf(dish('dinner', lines)), toddler)).toContain('fish in a serving')
    expect(rulesOf(planOf(dish('dinner', lines, { othersLines: [1] })), toddler)).toEqual([])
    const milk = dish('dinner', [...lines, '1 cup milk (244 g)'], { othersLines: [1, 2] })
    expect(rulesOf(planOf(milk), toddler)).toEqual(['milk'])
  })
})

describe('a portion beside a dish', () => {
  it('is the child’s alone, however many are at the table', () => {
    const family = child({ ageYears: 3, tablePortions: 4 })
    const lines = ['2 cups cooked potatoes (300 g)', '1 1/2 oz salmon (43 g)']
    const beside = (...childLines: number[]) => planOf(dish('dinner', lines, { childLines }))
    expect(rulesOf(beside(), family)).toEqual([])
    expect(rulesOf(beside(1), family)).toEqual(['fish in a serving'])
  })
})

describe('what others eat with the child', () => {
  const eater = { ageYears: 40, chewsWithCare: false, avoids: ['peanut'], diets: [], foods: {} }
  const family = child({ eaters: [eater] })
  const lines = ['2 cups cooked potatoes (300 g)', '1 tbsp smooth peanut butter (16 g)']

  it('holds nothing that one of them must not have', () => {
    expect(rulesOf(lunchOf(...lines), family)).toEqual(['peanut'])
    expect(rulesOf(lunchOf(...lines), child())).toEqual([])
  })

  it('is the dish without what is prepared apart', () => {
    expect(rulesOf(planOf(dish('lunch', lines, { shared: 1 })), family)).toEqual([])
    const steps = ['Stir the peanut butter in.']
    expect(rulesOf(planOf(dish('lunch', lines, { shared: 1, steps })), family)).toEqual(['peanut'])
  })

  it('is safe to chew for the youngest of them, and right for that age', () => {
    const withToddler = child({ eaters: [{ ...eater, avoids: [], ageYears: 1 }] })
    const grapes = '1/2 cup grapes (80 g)'
    expect(rulesOf(lunchOf(grapes), withToddler)).toContain('choking')
    expect(rulesOf(lunchOf(grapes), family)).toEqual([])
    expect(rulesOf(lunchOf('1 tbsp honey (21 g)'), withToddler).length).toBeGreaterThan(0)
    expect(rulesOf(lunchOf('1 tbsp honey (21 g)'), family)).toEqual([])
  })
})

describe('an allergen', () => {
  it.each([
    ['milk', '2 tbsp Cheddar cheese, finely grated (14 g)'],
    ['milk', '1/2 cup whole milk (122 g)'],
    ['milk', '2 slices white bread (56 g)'],
    ['milk', '2 slices bread labelled free of egg and soy (56 g)'],
    ['egg', '1 egg, beaten (50 g)'],
    ['egg', '1 tbsp mayonnaise (14 g)'],
    ['peanut', '1 tbsp smooth peanut butter (16 g)'],
    ['peanut', '1 cup granola labelled free of milk and nuts (60 g)'],
    ['tree-nuts', '1 tbsp unsweetened almond butter (16 g)'],
    ['tree-nuts', '2 tbsp jarred basil pesto (30 g)'],
    ['coconut', '1/2 cup canned coconut milk (110 g)'],
    ['wheat', '2 oz dry pasta (57 g)'],
    ['wheat', '1 tsp reduced-sodium soy sauce (6 g)'],
    ['wheat', '1 wheat flour tortilla (49 g)'],
    ['gluten', '1/2 cup rolled oats (40 g)'],
    ['gluten', '2 rye crispbreads (20 g)'],
    ['fish', '1 tsp Worcestershire sauce (5 g)'],
    ['fish', '3 oz boneless skinless cod fillet (85 g)'],
    ['shellfish', '3 oz peeled deveined shrimp (85 g)'],
    ['soy', '1/2 cup cooked shelled edamame (78 g)'],
    ['soy', '1/4 oz dark chocolate (7 g)'],
    ['sesame', '2 tbsp hummus (30 g)'],
    ['mustard', '1 tsp curry powder (2 g)'],
    ['celery', '1 cup vegetable stock (240 g)'],
    ['sulphites', '1/4 cup raisins (40 g)'],
  ])('of %s is found in "%s"', (id, line) => {
    expect(rulesOf(lunchOf(line), child({ avoids: [id] }))).toEqual([id])
  })

  it('is found in what follows the label of a product', () => {
    const line = '1 slice bread labelled free of milk, egg and soy, spread with butter (40 g)'
    expect(rulesOf(lunchOf(line), child({ avoids: ['milk'] }))).toEqual(['milk'])
  })

  it('is found in names, steps, the list and the tips', () => {
    const judged = child({ avoids: ['milk'] })
    expect(rulesOf(planOf(dish('lunch', [], { name: 'Pasta with cheese' })), judged)).toEqual([
      'milk',
    ])
    expect(rulesOf(planOf(dish('lunch', [], { steps: ['Stir in the butter.'] })), judged)).toEqual([
      'milk',
    ])
    expect(rulesOf({ ...planOf(), shoppingList: ['sour cream: 1 tub'] }, judged)).toEqual(['milk'])
    expect(rulesOf({ ...planOf(), tips: ['Offer a glass of milk.'] }, judged)).toEqual(['milk'])
  })

  it.each([
    ['milk', '1/2 cup drained canned butter beans (90 g)'],
    ['milk', '1/2 cup fortified unsweetened oat drink (120 g)'],
    ['milk', '1/2 cup oat milk (120 g)'],
    ['milk', '1 tbsp smooth peanut butter (16 g)'],
    ['milk', '1/4 tsp cream of tartar (1 g)'],
    ['milk', '1 tbsp cocoa butter (14 g)'],
    ['milk', '2 slices white bread labelled free of milk, egg, soy, sesame and nuts (56 g)'],
    ['soy', '1 burger bun labelled free of milk, egg, soy and sesame (50 g)'],
    ['egg', '1/2 eggplant, cubed (200 g)'],
    ['egg', '1 tbsp egg-free mayonnaise (14 g)'],
    ['tree-nuts', '1 cup butternut squash, in small cubes (140 g)'],
    ['tree-nuts', 'a pinch of ground nutmeg (0.1 g)'],
    ['tree-nuts', '1/2 cup drained canned water chestnuts (70 g)'],
    ['peanut', '1 tbsp almond butter (16 g)'],
    ['wheat', '2 oz dry rice noodles (57 g)'],
    ['wheat', '1 cup buckwheat flour labelled gluten-free (120 g)'],
    ['wheat', '2 100% corn tortillas (48 g)'],
    ['wheat', '1/4 cup jarred tomato pasta sauce (60 g)'],
    ['gluten', '1/2 cup certified gluten-free rolled oats (40 g)'],
    ['gluten', '2 slices gluten-free bread (60 g)'],
    ['soy', '1 tsp coconut aminos (5 g)'],
    ['sesame', '2 tbsp sesame-free chickpea dip (30 g)'],
    ['shellfish', '1 cup oyster mushrooms (80 g)'],
  ])('of %s is not read into "%s"', (id, line) => {
    expect(rulesOf(lunchOf(line), child({ avoids: [id] }))).toEqual([])
  })

  it('is not read into a step that names the labelled product by a short name', () => {
    const line = '1/4 oz dark chocolate labelled free of milk, soy and nuts (7 g)'
    const steps = ['Melt the chocolate.', 'Serve it without cream.']
    const plan = planOf(dish('lunch', [line], { steps }))
    expect(rulesOf(plan, child({ avoids: ['milk', 'soy', 'tree-nuts'] }))).toEqual([])
  })
})

describe('a diet', () => {
  it.each([
    ['vegetarian', '4 oz boneless skinless chicken breast (113 g)'],
    ['vegetarian', '1 tbsp Parmesan cheese (5 g)'],
    ['vegetarian', '1 tsp unflavored gelatin powder (3 g)'],
    ['vegan', '1 tsp honey (7 g)'],
    ['vegan', '1 egg (50 g)'],
    ['pescatarian', '2 slices bacon (20 g)'],
    ['halal', '2 slices halal-certified lean sliced ham (50 g)'],
    ['halal', '1 tsp vanilla extract (4 g)'],
    ['halal', '4 oz boneless skinless chicken breast (113 g)'],
    ['kosher', '3 oz peeled deveined shrimp (85 g)'],
    ['no-beef', '4 oz lean sirloin steak (113 g)'],
    ['gluten-free', '2 slices rye bread (60 g)'],
    ['dairy-free', '1/2 cup plain whole-milk yogurt (120 g)'],
    ['no-caffeine', '1 tbsp unsweetened cocoa powder (5 g)'],
  ])('%s is broken by "%s"', (id, line) => {
    expect(rulesOf(lunchOf(line), child({ diets: [id] }))).toContain(id)
  })

  it('kosher is broken by meat with dairy in one dish, not in two', () => {
    const meat = '4 oz ground chicken (113 g)'
    const cheese = '2 tbsp Cheddar cheese (14 g)'
    const kosher = child({ diets: ['kosher'] })
    expect(rulesOf(lunchOf(meat, cheese), kosher)).toEqual(['kosher'])
    const apart = planOf(dish('lunch', [meat]), dish('snack_2', [cheese]))
    expect(rulesOf(apart, kosher)).toEqual([])
  })

  it.each([
    ['vegetarian', '1/2 cup drained canned chickpeas (80 g)'],
    ['vegetarian', '1/2 cup drained canned kidney beans (90 g)'],
    ['vegetarian', '1 tbsp vegetarian Italian-style hard cheese (5 g)'],
    ['pescatarian', '2 oz canned crab meat (57 g)'],
    ['vegan', '1/2 cup honeydew melon (85 g)'],
    ['vegan', '1 tsp agar powder (2 g)'],
    ['halal', '4 oz halal-certified boneless skinless chicken breast (113 g)'],
    ['halal', '1 tsp red wine vinegar (5 g)'],
    ['halal', '1 tsp alcohol-free vanilla flavoring (4 g)'],
    ['halal', '1 cup sorrel drink without alcohol (240 g)'],
    ['kosher', '4 oz ground chicken (113 g)'],
  ])('%s is not broken by "%s"', (id, line) => {
    expect(rulesOf(lunchOf(line), child({ diets: [id] }))).toEqual([])
  })
})

describe('a single food', () => {
  const noKiwi = child({ foods: { kiwi: ['kiwi', 'kiwifruit'] } })

  it('is found by its words', () => {
    expect(rulesOf(lunchOf('2 kiwis, sliced (138 g)'), noKiwi)).toEqual(['kiwi'])
    expect(rulesOf(lunchOf('1 banana (118 g)'), noKiwi)).toEqual([])
  })
})

describe('an age rule', () => {
  const small = child({ ageYears: 3 })

  it.each([
    'almonds (10 g)',
    '1 cup air-popped popcorn (8 g)',
    '1 tbsp smooth peanut butter (16 g)',
    '1/2 cup seedless grapes (75 g)',
    '5 cherry tomatoes, halved (85 g)',
    '1/4 cup blueberries (37 g)',
    '1 pork sausage link, in rounds (68 g)',
    '1 carrot, cut into sticks (61 g)',
    '1/2 apple, sliced (91 g)',
    '1 oz Cheddar cheese, in cubes (28 g)',
  ])('on choking is broken by "%s" at 3, not at 8', (line) => {
    expect(rulesOf(lunchOf(line), small)).toEqual(['choking'])
    expect(rulesOf(lunchOf(line), child({ chewsWithCare: true }))).toEqual(['choking'])
    expect(rulesOf(lunchOf(line), child())).toEqual([])
  })

  it.each([
    '1/2 cup seedless grapes, cut lengthwise in quarters (75 g)',
    '1 carrot, finely grated (61 g)',
    '1 tsp smooth peanut butter, spread very thinly (5 g)',
    '1 tbsp almond flour (7 g)',
    '1/2 cup unsweetened applesauce (122 g)',
    '1 oz Cheddar cheese, finely grated (28 g)',
  ])('on choking is kept by "%s"', (line) => {
    expect(rulesOf(lunchOf(line), small)).toEqual([])
  })

  it('on choking is broken by steps that do not follow the line', () => {
    const line = '1/2 apple, thinly sliced, finely grated or cooked until soft (91 g)'
    const plan = (step: string) => planOf(dish('lunch', [line], { steps: [step] }))
    expect(rulesOf(plan('Slice the apple and serve.'), small)).toEqual([
      'steps do not follow the line',
    ])
    expect(rulesOf(plan('Grate the apple and serve.'), small)).toEqual([])
    const grapes = planOf(dish('lunch', [], { steps: ['Halve the grapes.'] }))
    expect(rulesOf(grapes, small)).toEqual(['choking'])
    const mashed = planOf(dish('lunch', [], { steps: ['Mash the blueberries: leave none whole.'] }))
    expect(rulesOf(mashed, small)).toEqual([])
  })

  it.each([
    ['added sugar under 2', 1, '1 tsp honey (7 g)'],
    ['whole milk under 2', 1, '1/2 cup 2% milk (122 g)'],
    ['rice drink under 5', 4, '1/2 cup fortified rice drink (120 g)'],
    ['caffeine', 17, '1 cup green tea (240 g)'],
    ['sweetener', 17, '1 tsp stevia (2 g)'],
    ['citrus that changes medicines', 17, '1/2 grapefruit (120 g)'],
    ['raw or unpasteurised', 17, '1/2 cup alfalfa sprouts (16 g)'],
    ['fish outside of Best Choices', 17, '2 oz canned albacore tuna (57 g)'],
    ['liver', 17, '2 oz chicken liver (57 g)'],
    ['fish in a serving', 3, '1 1/2 oz boneless skinless salmon fillet (43 g)'],
    ["cow's milk of a day", 3, '2 1/4 cups whole milk (549 g)'],
    ["cow's milk of a day", 4, '2 3/4 cups whole milk (671 g)'],
    ['cocoa of a day', 8, '1 tbsp unsweetened cocoa powder (6.5 g)'],
    ['juice of a day', 3, '1/2 cup pasteurized pure apple juice (124 g)'],
  ])('"%s" is broken at %i by "%s"', (rule, ageYears, line) => {
    expect(rulesOf(lunchOf(line), child({ ageYears }))).toContain(rule)
  })

  it('keeps cocoa out of dinners and snacks', () => {
    const line = '1 tsp unsweetened cocoa powder (2 g)'
    expect(rulesOf(planOf(dish('snack_2', [line])), child())).toEqual(['cocoa after lunch'])
    expect(rulesOf(planOf(dish('breakfast', [line])), child())).toEqual([])
  })

  it('counts the whole juice slot and juice elsewhere, and no lemon juice', () => {
    const slot = dish('juice', ['1 cup orange, blended (100 g)'])
    const lunch = dish('lunch', ['pasteurized pure apple juice (30 g)', 'fresh lemon juice (30 g)'])
    expect(rulesOf(planOf(slot, lunch), child({ ageYears: 3 }))).toEqual(['juice of a day'])
    expect(rulesOf(planOf(slot, lunch), child({ ageYears: 4 }))).toEqual([])
  })

  it('counts a child’s part of what is cooked for the table', () => {
    const lines = ['2 cups pasteurized pure apple juice (480 g)']
    const plan = planOf(dish('juice', lines))
    expect(rulesOf(plan, child({ tablePortions: 4 }))).toEqual([])
    expect(rulesOf(plan, child())).toEqual(['juice of a day'])
  })

  it.each([
    ['2 slices gluten-free bread (70 g)', true],
    ['1 gluten-free burger bun labelled free of milk, egg, soy, sesame and nuts (60 g)', true],
    ['1 gluten-free pizza crust labelled free of milk, egg, soy, sesame and nuts (90 g)', true],
    ['1/4 cup gluten-free flour blend labelled free of milk, egg, soy and nuts (35 g)', true],
    ['1/4 cup gluten-free breadcrumbs (25 g)', true],
    ['2 oz dry corn and rice lasagna sheets labelled free of gluten and egg (57 g)', true],
    ['1 tsp gluten-free flour blend labelled free of milk, egg, soy and nuts (3 g)', false],
    ['2 slices white bread (56 g)', false],
    ['2 100% corn tortillas (48 g)', false],
    ['1 oz plain corn tortilla chips labelled free of soy and gluten (28 g)', false],
    ['3/4 cup gluten-free nacho cheese tortilla chips (23 g)', false],
    ['1 gluten-free flour tortilla (45 g)', true],
    ['1/4 cup buckwheat flour labelled gluten-free (30 g)', false],
    ['1/4 cup chickpea flour labelled gluten-free (30 g)', false],
    ['1/2 cup certified gluten-free rolled oats (40 g)', false],
    ['2 pork sausage links labelled free of gluten, milk, egg and soy (50 g)', false],
  ])('reads of what “%s” is made: rice, %s', (line, isRice) => {
    const rice = dish('lunch', ['1/4 cup dry white rice (45 g)'])
    const found = rulesOf(planOf(rice, dish('dinner', [line])), child())
    expect(found.includes('rice dishes of a day')).toBe(isRice)
  })

  it('counts evaporated milk as the milk that it was', () => {
    const line = '1 1/4 cups canned evaporated milk (300 g)'
    expect(rulesOf(lunchOf(line), child({ ageYears: 3 }))).toContain("cow's milk of a day")
  })

  it('counts rice dishes of a day and fish meals of a week', () => {
    const rice = '1/4 cup dry white rice (45 g)'
    const pinch = '1 tsp white rice flour (3 g)'
    expect(rulesOf(planOf(dish('lunch', [rice]), dish('dinner', [rice])), child())).toEqual([
      'rice dishes of a day',
    ])
    expect(rulesOf(planOf(dish('lunch', [rice]), dish('dinner', [pinch])), child())).toEqual([])
    const cod = dish('dinner', ['2 oz boneless skinless cod fillet (57 g)'])
    const fishDays = (count: number): WrittenPlan => ({
      ...planOf(),
      days: Array.from({ length: count }, () => [cod]),
    })
    expect(rulesOf(fishDays(3), child())).toEqual(['fish meals of a week'])
    expect(rulesOf(fishDays(2), child())).toEqual([])
  })
})
