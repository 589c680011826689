import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { type PlannerInput, plan } from '@brightplate/planner/plan'
import type { PlannedDish } from '@brightplate/planner/plan-document'
import { describe, expect, it } from 'vitest'
import { type ComposedPlan, composePlan, type PlanRequest } from './compose-plan.ts'
import { planText } from './plan-text.ts'

const child: PlanRequest['child'] = {
  age: 7,
  diagnosis: 'autism',
  allergies: ['milk', 'peanuts'],
  behavioral_goals: ['better sleep'],
  dietary_preferences: ['crunchy foods'],
  safe_foods: [],
  refused_foods: [],
  textures_avoided: [],
  careful_chewing: false,
  routine_level: 0,
  weekday_minutes: null,
  small_midday_appetite: false,
  people_at_table: 1,
}

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

const dairyOrPeanut = /peanut|butter|cheese|cheddar|cream|yogurt|milk|ghee|whey/i

/** The words of the dishes without phrases that hold a word of an allergen and none of it. */
const plainWords = (plan: Parameters<typeof planText>[0]) =>
  JSON.stringify(planText(plan).days)
    .replace(/labelled free of [^"(]*/gi, '')
    .replace(/(soy|coconut|oat)[\w -]*(yogurt|milk|drink)/gi, '')
    .replace(/dairy-free [\w -]*|butter beans?|sunflower seed butter/gi, '')

/** A planner that is wrong about one dish: the words of its first dinner are changed. */
function wrongPlanner(change: (dinner: PlannedDish) => void) {
  return (input: PlannerInput) => {
    const outcome = plan(input)
    const allowed = input.recipes?.some(({ id }) => id === planted)
    if (outcome.kind === 'plan') {
      const dinner = outcome.document.days[0]?.dinner
      if (dinner && (planted === '' || allowed)) {
        planted = dinner.recipe_id
        change(dinner)
      }
    }
    return outcome
  }
}
let planted = ''

describe('a composed plan', () => {
  const { planData } = planned(composePlan(requestFor()))

  it('says what it was checked against, and what each goal and preference changed', () => {
    expect(planData.checked?.text).toMatch(
      /^Checked against milk, peanut and lupin by ingredient\./,
    )
    expect(planData.unchecked).toBeUndefined()
    expect(planData.changes?.map(({ tag }) => tag)).toEqual(['better sleep', 'crunchy foods'])
    expect(planData.changes?.[1]?.text.text).toMatch(/^\d+ of 42 dishes answer this\.$/)
  })

  it('passes the check of its own words', () => {
    const restrictions = {
      ageYears: 7,
      carefulChewing: false,
      allergens: ['milk', 'peanut'] as const,
      diets: [],
      words: [],
    }
    expect(checkPlanText(restrictions, planText(planData))).toEqual([])
  })

  it('names no milk or peanut in plain words', () => {
    expect(plainWords(planData)).not.toMatch(dairyOrPeanut)
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
    expect(outcome.clashes.length).toBeGreaterThan(0)
    for (const { rule } of outcome.clashes) expect(rule).toMatch(/^word:/)
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

describe('a planner that is wrong', () => {
  it.each([
    [
      'an allergen in a line',
      {},
      (dinner: PlannedDish) => dinner.ingredients.push('1 tbsp peanut butter (16 g)'),
    ],
    [
      'an allergen in a name',
      {},
      (dinner: PlannedDish) => {
        dinner.name = 'Cheese lasagne'
      },
    ],
    ['an allergen in a step', {}, (dinner: PlannedDish) => dinner.steps.push('Stir in the ghee.')],
    [
      'an allergen in a benefit',
      {},
      (dinner: PlannedDish) => {
        dinner.benefits = 'Calcium from yogurt.'
      },
    ],
    [
      'a diet',
      { dietary_preferences: ['vegetarian'] },
      (dinner: PlannedDish) => dinner.ingredients.push('2 oz bacon (57 g)'),
    ],
    [
      'an age rule',
      { age: 3 },
      (dinner: PlannedDish) => dinner.ingredients.push('1/4 cup whole almonds (36 g)'),
    ],
    [
      'a single food',
      { allergies: ['kiwi'] },
      (dinner: PlannedDish) => dinner.ingredients.push('1 kiwi (69 g)'),
    ],
    [
      'an unknown word',
      { allergies: ['xylobrilol'] },
      (dinner: PlannedDish) => dinner.ingredients.push('1 tsp xylobrilol (4 g)'),
    ],
  ])('cannot get %s past the check', (_, changes, change) => {
    planted = ''
    const outcome = planned(composePlan(requestFor(changes), wrongPlanner(change)))
    expect(planted).not.toBe('')
    expect(outcome.refusedRecipes).toEqual([planted])
    const dishes = outcome.planData.days.map(({ dinner }) => dinner.recipe_id)
    expect(dishes).not.toContain(planted)
  })

  it('cannot give a tip that a rule refuses', () => {
    const careless = (input: PlannerInput) => {
      const outcome = plan(input)
      if (outcome.kind === 'plan') outcome.document.general_tips.push('Serve with peanut butter.')
      return outcome
    }
    const { planData } = planned(composePlan(requestFor(), careless))
    expect(planData.general_tips.length).toBeGreaterThan(3)
    expect(planData.general_tips.join(' ')).not.toMatch(/peanut/)
  })

  it('gets nothing out that is wrong again and again', () => {
    const always = (input: PlannerInput) => {
      const outcome = plan(input)
      if (outcome.kind === 'plan') outcome.document.shopping_list.push('peanut butter: 1 jar')
      return outcome
    }
    expect(composePlan(requestFor(), always)).toEqual({
      kind: 'infeasible',
      clashes: [],
      relax: [],
    })
  })
})
