import type { Meal, PlanData, PlanDay, PlatePart } from '@brightplate/contract/plans/plan-data'

/** A dish of rice for one, but for the changes. */
export const buildDish = (changes: Partial<Meal> = {}): Meal => ({
  name: 'Rice',
  ingredients: [],
  prep_time: '',
  benefits: '',
  people: 1,
  foods: [],
  ...changes,
})

/** A part of a meal that everyone shares, but for the changes. */
export const buildPart = (changes: Partial<PlatePart> = {}): PlatePart => ({
  name: 'Rice',
  role: 'main',
  typed: null,
  energy_kcal: null,
  ingredients: [],
  grams: null,
  ...changes,
})

/** A plan of such days; what a day does not say is a dish of rice, and its juice is water. */
export const buildPlan = (
  days: readonly Partial<PlanDay>[],
  changes: Partial<PlanData> = {},
): PlanData => ({
  schema_version: 1,
  days: days.map((day, index) => ({
    day: index + 1,
    breakfast: buildDish(),
    lunch: buildDish(),
    dinner: buildDish(),
    snacks: [buildDish(), buildDish()],
    juice: { name: 'Water', ingredients: [], preparation: [], benefits: '', people: 1, foods: [] },
    ...day,
  })),
  shopping_list: [],
  general_tips: [],
  ...changes,
})
