import type { PlannedDish } from '../plan-document.ts'
import { say } from '../texts/english.ts'

/** The placeholder of a dish that is eaten out. */
export const eatenOut = (): PlannedDish => ({
  name: say('meal.eaten-out').text,
  ingredients: [],
  prep_time: '0 minutes',
  benefits: '',
  recipe_id: '',
  recipe_version: 0,
  picture: 'fork-and-knife-with-plate',
  steps: [],
  active_minutes: 0,
  total_minutes: 0,
  textures: [],
  temperature: 'warm',
  lunch_box: false,
  servings: 0,
  foods: [],
  nutrition: {},
  nutrition_complete: {},
  benefit_texts: [],
  why: [],
  beside: [],
  eaten_out: true,
})
