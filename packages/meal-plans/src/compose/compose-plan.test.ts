import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { buildRestrictions } from '@brightplate/foods/testing/build-restrictions'
import { type PlannerInput, planDays } from '@brightplate/planner/plan-days'
import type { PlannedDish } from '@brightplate/planner/plan-document'
import { describe, expect, it } from 'vitest'
import { planText } from '../check/plan-text.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { type ComposedPlan, composePlan, type PlanRequest } from './compose-plan.ts'

const child = buildFacts({
  allergies: ['milk', 'peanuts'],
  behavioral_goals: ['better sleep'],
  dietary_preferences: ['crunchy foods'],
})

const requestFor = (changes: Partial<PlanRequest['child']> = {}): PlanRequest => ({
  child: { ...child, ...changes },
  startDate: '2026-11-23',
  durationDays: 7,
  seed: 3,
  steps: 200,
})

function planned(outcome: ComposedPlan) {
  if (outcome.kind !== 'plan') throw new Error(`No plan: ${JSON.stringify(outcome)}`)
  return outcome
}

const dairyOrPeanut = /peanut|butter|cheese|cheddar|cream(?!y sauce)|yogurt|milk|ghee|whey/i

/** The words of the dishes without phrases that hold a word of an allergen and none of it. */
const plainWords = (plan: Parameters<typeof planText>[0]) =>
  JSON.stringify(
    planText(plan).days.flatMap(({ dishes }) =>
      // A title says once what all of its parts are made without; each line says it again.
      dishes.map(({ name, lines }) => [name.replace(/dairy-.*$/i, ''), lines]),
    ),
  )
    .replace(/vegan [\w -]*/gi, '')
    .replace(/labelled free of [^"(]*/gi, '')
    .replace(/(soy|coconut|oat)[\w -]*(yogurt|milk|drink)/gi, '')
    .replace(/dairy-free [\w -]*|butter beans?|sunflower seed butter/gi, '')

/** Every line, step and item to buy of a plan. */
const printedWords = ({ planData }: ReturnType<typeof planned>) => [
  ...planText(planData).days.flatMap(({ dishes }) =>
    dishes.flatMap(({ lines, steps }) => [...lines, ...steps]),
  ),
  ...(planData.shopping_items ?? []).map(({ buy }) => buy),
]

/** Nothing of what is planted stands in it already, in a form that is safe. */
const holdsNone = ({ ingredients }: PlannedDish) => !/-free|grape/.test(ingredients.join())

/** A planner that is wrong about one dish: the words of a dinner are changed. */
function wrongPlanner(change: (dinner: PlannedDish) => void) {
  return (input: PlannerInput) => {
    const outcome = planDays(input)
    const allowed = input.menu?.recipes.some(({ id }) => id === planted)
    if (outcome.kind === 'days') {
      const dinner = outcome.days.map((day) => day.dinner).find(holdsNone)
      if (dinner && (planted === '' || allowed)) {
        planted = dinner.recipe_id
        change(dinner)
      }
    }
    return outcome
  }
}
let planted = ''

describe('an allergy that names no food', () => {
  it('is asked about before a plan is made, and planned once it is answered', () => {
    const outcome = composePlan(requestFor({ allergies: ['epipen', 'milk'] }))
    expect(outcome).toMatchObject({
      kind: 'needs_answer',
      questions: [{ list: 'allergies', tag: 'epipen' }],
    })
    const answers = [
      { list: 'allergies', tag: 'epipen', question: 'meaning', answer: 'not-a-food' } as const,
    ]
    expect(composePlan(requestFor({ allergies: ['epipen', 'milk'], answers })).kind).toBe('plan')
  })

  it('blocks nothing among goals and preferences', () => {
    for (const list of ['behavioral_goals', 'dietary_preferences'] as const) {
      expect(composePlan(requestFor({ [list]: ['epipen'] })).kind).toBe('plan')
    }
  })
})

describe('a composed plan', () => {
  const { planData } = planned(composePlan(requestFor()))

  it.each([3, 7])(
    'measures in grams, millilitres and °C where the family does, at age %i',
    (age) => {
      const metric = planned(
        composePlan(requestFor({ age, measures: 'metric', people_at_table: 4 })),
      )
      const words = printedWords(metric)
      expect(
        words.filter((text) => /\d cups?\b|\boz\b|\blb\b|gallon|°F|\binch/.test(text)),
      ).toEqual([])
      expect(words.some((text) => /^\d+ g /.test(text))).toBe(true)
      expect(words.some((text) => /^\d+ ml .*\(\d+ g\)$/.test(text))).toBe(true)
      expect(printedWords(planned(composePlan(requestFor({ age })))).join(' ')).toMatch(/\bcup/)
    },
  )

  it('says what it was checked against, and what each goal and preference changed', () => {
    expect(planData.checked?.text).toMatch(
      /^Checked against milk, peanut and lupin by ingredient\./,
    )
    expect(planData.unchecked).toBeUndefined()
    expect(planData.changes?.map(({ tag }) => tag)).toEqual(['better sleep', 'crunchy foods'])
    expect(planData.changes?.[1]?.text.text).toMatch(/^\d+ of 42 dishes answer this\.$/)
  })

  it('passes the check of its own words', () => {
    const restrictions = buildRestrictions({ ageYears: 7, allergens: ['milk', 'peanut'] as const })
    expect(checkPlanText(restrictions, planText(planData))).toEqual([])
  })

  it('names no milk or peanut in plain words', () => {
    expect(plainWords(planData)).not.toMatch(dairyOrPeanut)
  })

  it('serves a food that we do not know only once its label was read, and lists it until then', () => {
    const safe_foods = ['pasta', 'zorbly bites', 'Goldfish']
    const { planData: before } = planned(composePlan(requestFor({ safe_foods })))
    expect(JSON.stringify([before.days, before.shopping_list])).not.toMatch(/zorbly|goldfish/i)
    expect(before.labels_to_read?.map(({ food, text }) => [food, text.text])).toEqual([
      [
        'zorbly bites',
        'We do not know “zorbly bites”. Read the label for milk, peanut and lupin, then add it.',
      ],
    ])
    expect(before.changes?.find(({ tag }) => tag === 'zorbly bites')?.text.text).toMatch(
      /^Not in this plan yet/,
    )
    const labels_read = [
      { food: 'zorbly bites', allergens: ['milk', 'peanut', 'lupin'], read_on: '2026-11-01' },
    ]
    const { planData: after } = planned(composePlan(requestFor({ safe_foods, labels_read })))
    expect(JSON.stringify(after.days)).toMatch(/zorbly bites/)
    expect(after.labels_to_read).toBeUndefined()
    expect(after.checked?.text).not.toMatch(/zorbly/)
  })

  it('has a liked food at each main meal, and says what became of each', () => {
    const { planData: familiar } = planned(
      composePlan(requestFor({ safe_foods: ['pasta', 'cheese toast', 'dinosaur nuggets'] })),
    )
    for (const { breakfast, lunch, dinner } of familiar.days) {
      for (const { safe_food } of [breakfast, lunch, dinner]) {
        expect(['pasta', 'dinosaur nuggets']).toContain(safe_food?.typed)
      }
    }
    const said = new Map(familiar.changes?.map(({ tag, text }) => [tag, text.text]))
    expect(said.get('pasta')).toMatch(/^Stands on the plate at \d+ of 42 meals/)
    expect(said.get('cheese toast')).toBe('Stays out of every meal: no milk.')
  })

  it('says what it could not check', () => {
    const { planData: unsure } = planned(composePlan(requestFor({ allergies: ['xylobrilol'] })))
    expect(unsure.unchecked?.text).toBe('We could not check for xylobrilol. Read every label.')
    expect(unsure.checked?.text).not.toContain('xylobrilol')
  })

  it('is not made for a condition that belongs to a clinic', () => {
    const outcome = composePlan(requestFor({ behavioral_goals: ['manage PKU'] }))
    expect(outcome.kind).toBe('needs_clinician')
  })

  it('names the unknown word that leaves no dish', () => {
    const outcome = composePlan(requestFor({ allergies: ['milk', 'water', 'cup', 'zorb'] }))
    expect(outcome.kind).toBe('infeasible')
    if (outcome.kind !== 'infeasible') return
    expect(outcome.clashes.map(({ rule }) => rule)).toContainEqual(expect.stringMatching(/^word:/))
  })

  it('lets an allergy win over a wish and over a safe food', () => {
    const { planData: wished } = planned(
      composePlan(
        requestFor({ dietary_preferences: ['loves peanut butter'], safe_foods: ['cheese toast'] }),
      ),
    )
    expect(plainWords(wished)).not.toMatch(dairyOrPeanut)
  })
})

/** A kind of rule, a profile that has it, and a line that breaks it. */
type Planted = readonly [string, Partial<PlanRequest['child']>, string]

const plantedLines: readonly Planted[] = [
  ['an allergen', {}, '1 tbsp peanut butter (16 g)'],
  ['what often holds an allergen', {}, '2 slices white bread (58 g)'],
  ['a family of allergens', { allergies: ['shellfish'] }, '3 oz shrimp (85 g)'],
  ['gluten', { allergies: ['coeliac'] }, '1/2 cup pearl barley (100 g)'],
  ['a single food', { allergies: ['kiwi'] }, '1 kiwi (69 g)'],
  ['an unknown word', { allergies: ['xylobrilol'] }, '1 tsp xylobrilol (4 g)'],
  [
    'an exclusion among preferences',
    { dietary_preferences: ['no sesame'] },
    '1 tbsp tahini (15 g)',
  ],
  ['alpha-gal', { allergies: ['alpha-gal'] }, '3 oz lean ground beef (85 g)'],
  ['G6PD', { allergies: ['G6PD'] }, '1/4 cup fava beans (38 g)'],
  ...(
    [
      ['vegetarian', '2 oz bacon (57 g)'],
      ['vegan', '1 tsp honey (7 g)'],
      ['pescatarian', '3 oz chicken breast (85 g)'],
      ['halal', '3 oz pork loin (85 g)'],
      ['halal', '3 oz chicken breast (85 g)'],
      ['kosher', '3 oz shrimp (85 g)'],
      ['no beef', '3 oz lean ground beef (85 g)'],
      ['no pork', '1 slice ham (23 g)'],
      ['no red meat', '3 oz ground lamb (85 g)'],
      ['gluten-free', '1/2 cup couscous (86 g)'],
      ['dairy-free', '1 oz cheddar cheese (28 g)'],
      ['casein-free', '1 tbsp goat cheese (14 g)'],
      ['GFCF', '1/2 cup lactose-free milk (122 g)'],
      ['low sugar', '1 lollipop (15 g)'],
      ['no added colors', '1 tsp tartrazine (4 g)'],
      ['no caffeine', '1 tbsp cocoa powder (5 g)'],
    ] as const
  ).map(
    ([diet, line]): Planted => [`the diet ${diet}: ${line}`, { dietary_preferences: [diet] }, line],
  ),
  ['whole nuts under 5', { age: 3, allergies: [] }, '1/4 cup whole almonds (36 g)'],
  ['round fruit under 5', { age: 3 }, '1/2 cup grapes (76 g)'],
  [
    'a hard raw vegetable, chewed with care',
    { careful_chewing: true },
    '1 carrot, cut into sticks (61 g)',
  ],
  ['rice drink under 5', { age: 4 }, '1/2 cup rice drink (120 g)'],
  ['added sugar under 2', { age: 1 }, '1 tsp brown sugar (5 g)'],
  ['cocoa after lunch', {}, '1 tbsp cocoa powder (5 g)'],
  ['caffeine', {}, '1/2 cup iced tea (120 g)'],
  ['a sweetener', {}, '1 tsp stevia (1 g)'],
  ['grapefruit', {}, '1/2 grapefruit (123 g)'],
  ['liver', {}, '2 oz chicken liver (57 g)'],
  ['something raw', {}, '1 raw egg yolk (17 g)'],
  ['something unpasteurized', {}, '1 cup unpasteurized juice (240 g)'],
  ['fish high in mercury', {}, '3 oz albacore tuna (85 g)'],
]

/** Foods in amounts that no word tells: food, grams for the child, profile. */
const plantedAmounts: readonly (readonly [
  string,
  string,
  number,
  Partial<PlanRequest['child']>,
])[] = [
  ['more fish than a serving', 'salmon', 58, {}],
  ['more juice than a day may hold', 'orange-juice', 300, {}],
  ['more milk than a day may hold at 3', 'milk-whole', 500, { age: 3, allergies: [] }],
  ['more cocoa than a day may hold', 'cocoa-powder', 6, {}],
]

/** Another place in a dish, for the same rule. */
const plantedElsewhere: readonly (readonly [string, (dinner: PlannedDish) => void])[] = [
  [
    'a name',
    (dinner) => {
      dinner.name = 'Cheese lasagne'
    },
  ],
  ['a step', (dinner) => dinner.steps.unshift('Stir in the ghee.')],
  [
    'a benefit',
    (dinner) => {
      dinner.benefits = 'Calcium from yogurt.'
    },
  ],
  ['what stands beside a meal as typed', (dinner) => dinner.beside.push('cheese sticks')],
]

describe('a planner that is wrong', () => {
  const refusedFor = (
    changes: Partial<PlanRequest['child']>,
    change: (dinner: PlannedDish) => void,
  ) => {
    planted = ''
    const outcome = planned(composePlan(requestFor(changes), wrongPlanner(change)))
    expect(planted).not.toBe('')
    // Where a limit counts over days, the dishes that it was broken with may be refused beside it.
    expect(outcome.refusedRecipes).toContain(planted)
    const dishes = outcome.planData.days.map(({ dinner }) => dinner.recipe_id)
    expect(dishes).not.toContain(planted)
  }

  it.each(plantedLines)('cannot get %s past the check', (_, changes, line) => {
    refusedFor(changes, (dinner) => dinner.ingredients.push(line))
  })

  it.each(plantedAmounts)('cannot get %s past the check', (_, food_id, grams, changes) => {
    refusedFor(changes, ({ foods }) => foods.push({ food_id, grams }))
  })

  it('cannot get a shared dish for four past the check as if it were all the child’s, or none of it', () => {
    const sharedDish = (grams: number) => (dinner: PlannedDish) =>
      dinner.foods.push({ food_id: 'cocoa-powder', grams })
    refusedFor({ people_at_table: 4 }, sharedDish(4 * 6))
    planted = ''
    const enough = planned(
      composePlan(requestFor({ people_at_table: 4 }), wrongPlanner(sharedDish(4 * 1))),
    )
    expect(enough.refusedRecipes).toEqual([])
  })

  it.each(plantedElsewhere)('cannot get an allergen past the check in %s', (_, change) => {
    refusedFor({}, change)
  })

  it('cannot get meat and dairy past the check together in a kosher meal', () => {
    refusedFor({ allergies: [], dietary_preferences: ['kosher'] }, (dinner) =>
      dinner.ingredients.push('3 oz lean ground beef (85 g)', '1 oz cheddar cheese (28 g)'),
    )
  })

  it('is asked five times at the most, and gets no plan past the check then', () => {
    let rounds = 0
    const outcome = composePlan(requestFor(), (input) => {
      rounds += 1
      const made = planDays(input)
      if (made.kind === 'days') {
        made.days[0]?.dinner.ingredients.push('1 tbsp peanut butter (16 g)')
      }
      return made
    })
    expect(rounds).toBe(5)
    expect(outcome.kind).toBe('infeasible')
  })

  it('gets no plan at all for a condition that belongs to a clinic', () => {
    const never = () => {
      throw new Error('Planned')
    }
    for (const list of ['allergies', 'behavioral_goals', 'dietary_preferences'] as const) {
      expect(composePlan(requestFor({ [list]: ['FPIES'] }), never).kind).toBe('needs_clinician')
    }
  })
})

describe('what is never again', () => {
  it('is looked for in the finished plan, and the dish that bears it is planned around', () => {
    const foods_said = [{ food: 'zorble', says: 'never_again' as const, said_on: '2026-11-01' }]
    let isFirst = true
    const wrong = (input: PlannerInput) => {
      const outcome = planDays(input)
      const dinner = outcome.kind === 'days' ? outcome.days[0]?.dinner : undefined
      if (dinner && isFirst) dinner.name = `${dinner.name} with zorble`
      isFirst = false
      return outcome
    }
    const { planData, refusedRecipes } = planned(composePlan(requestFor({ foods_said }), wrong))
    expect(refusedRecipes).toHaveLength(1)
    expect(JSON.stringify(planData.days)).not.toContain('zorble')
  })

  it('raw keeps no cooked one out', () => {
    const foods_said = [
      { food: 'raw carrots', says: 'never_again' as const, said_on: '2026-11-01' },
    ]
    expect(planned(composePlan(requestFor({ foods_said }))).refusedRecipes).toEqual([])
  })
})
