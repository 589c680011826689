import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { PlanData, PlanDay } from '@brightplate/contract/plans/plan-data'

const checked = {
  key: 'tip.checked',
  params: {},
  text: 'Checked against milk and peanut by ingredient. Read every label.',
}

/** A day for tests; its dishes are named after their slots. */
export function buildDay(day: number, date?: string, changes: Partial<PlanDay> = {}): PlanDay {
  const dish = (name: string, food_id: string) => ({
    name,
    ingredients: [`1 ${food_id} (100 g)`],
    prep_time: '10 minutes',
    benefits: 'A good source of fiber.',
    foods: [{ food_id, grams: 100 }],
  })
  return {
    day,
    ...(date === undefined ? {} : { date }),
    breakfast: dish('Porridge', 'oats'),
    lunch: dish('Soup', 'carrot'),
    dinner: dish('Pasta bake', 'pasta'),
    snacks: [dish('Apple slices', 'apple'), dish('Popcorn', 'corn')],
    juice: { ...dish('Orange juice', 'orange'), preparation: ['Squeeze the orange.'] },
    ...changes,
  }
}

/** A plan for tests, of two days from November 23, 2026. */
export function buildPlan(changes: Partial<MealPlan> = {}, data: Partial<PlanData> = {}): MealPlan {
  return {
    id: '01932f00-0000-7000-8000-000000000001',
    child_id: '01932f00-0000-7000-8000-000000000002',
    child_name: 'Robin',
    created_at: '2026-11-22T12:00:00.000Z',
    duration_days: 7,
    revision: 1,
    rules_version: '1',
    warnings: [],
    profile_snapshot: null,
    locks: [],
    plan_data: {
      schema_version: 1,
      days: [buildDay(1, '2026-11-23'), buildDay(2, '2026-11-24')],
      shopping_list: ['apples: 2'],
      general_tips: [],
      checked,
      ...data,
    },
    ...changes,
  }
}
