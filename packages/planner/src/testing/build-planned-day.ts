import type { PlannedDay, PlannedDish, PlannedPart } from '../plan-document.ts'

const nothing = {
  name: '',
  ingredients: [],
  prep_time: '0 minutes',
  benefits: '',
  recipe_id: '',
  recipe_version: 1,
  picture: '',
  steps: [],
  active_minutes: 0,
  total_minutes: 0,
  textures: [],
  temperature: 'cold',
  lunch_box: true,
  servings: 1,
  people: 1,
  foods: [],
  nutrition: {},
  nutrition_complete: {},
  benefit_texts: [],
  why: [],
  beside: [],
} satisfies PlannedDish

/** A day for tests, of which dinner alone holds food. */
export function buildPlannedDay(
  dinner: Partial<PlannedDish> = {},
  changes: Partial<PlannedDay> = {},
): PlannedDay {
  const { steps: preparation, ...juice } = nothing
  return {
    day: 1,
    date: '2026-11-23',
    breakfast: nothing,
    lunch: nothing,
    dinner: { ...nothing, ...dinner },
    snacks: [nothing, nothing],
    juice: { ...juice, preparation },
    nutrition: {},
    ...changes,
  }
}

/** A part of a meal for tests, with a line for each of `ingredients`. */
export const buildPart = (changes: Partial<PlannedPart> = {}): PlannedPart => ({
  name: '',
  role: 'main',
  typed: null,
  energy_kcal: null,
  ingredients: [''],
  grams: null,
  people: 1,
  ...changes,
})
