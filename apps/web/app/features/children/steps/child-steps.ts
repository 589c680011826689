import * as words from '#words/children/steps/way'
import type { ChildFormValues } from '../child-form-values.ts'

interface Step {
  /** In the address: `?step=foods`. */
  id: string
  /** On the way through the form. */
  label: string
  fields: readonly (keyof ChildFormValues)[]
}

/** The form of a child, in the order in which it is asked. All but the first may be skipped. */
export const childSteps = [
  { id: 'name', label: words.name, fields: ['name', 'age', 'diagnosis'] },
  { id: 'allergies', label: words.allergies, fields: ['allergies'] },
  {
    id: 'foods',
    label: words.eats,
    fields: ['safe_foods', 'labels_read', 'foods_said', 'safe_foods_nearly_all'],
  },
  {
    id: 'not-eaten',
    label: words.notEaten,
    fields: ['refused_foods', 'textures_avoided', 'careful_chewing'],
  },
  {
    id: 'wishes',
    label: words.wishes,
    fields: ['behavioral_goals', 'dietary_preferences', 'new_foods'],
  },
  {
    id: 'home',
    label: words.home,
    fields: [
      'formula_name',
      'formula_amount',
      'formula_slots',
      'energy_target_kcal',
      'routine_level',
      'weekday_minutes',
      'kitchen_minutes_weekday',
      'kitchen_minutes_weekend',
      'cooked_meals_week',
      'small_midday_appetite',
      'same_dinner_for_all',
      'people_at_table',
      'eaters',
      'weekly_budget',
      'measures',
      'red_flags',
    ],
  },
] as const satisfies readonly Step[]

export type StepId = (typeof childSteps)[number]['id']

export const isStepId = (text: string | null): text is StepId =>
  childSteps.some(({ id }) => id === text)

/** The steps before and after one; null at the ends. */
export function aroundStep(id: StepId) {
  const at = childSteps.findIndex((step) => step.id === id)
  return { number: at + 1, before: childSteps[at - 1] ?? null, after: childSteps[at + 1] ?? null }
}

/** The first step with a field of which this holds, and that field. */
export function firstStepWhere(
  holds: (field: keyof ChildFormValues) => boolean,
): { id: StepId; field: keyof ChildFormValues } | null {
  for (const { id, fields } of childSteps) {
    const field = fields.find(holds)
    if (field) return { id, field }
  }
  return null
}
