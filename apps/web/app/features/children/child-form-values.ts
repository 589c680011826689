import type { Child, Diagnosis, MeasureSystem, NewFoods } from '@brightplate/contract/child/child'
import type { RedFlagsBody } from '@brightplate/contract/child/red-flags/red-flags'
import { limits } from '@brightplate/contract/limits'
import type { FoodFeedbackBody } from '@brightplate/contract/typed/food-feedback'
import { language } from '#words/language'
import { isMonthsOld } from '../../ui/words/dates.ts'
import { type EaterValues, eaterValues } from './eater-values.ts'
import { type FormulaSlot, formulaValues } from './formula-slots.ts'
import type { ShownAnswer, ShownLabel } from './given-answers.ts'
import type { TagLists } from './tag-list-name.ts'

/** Numbers are kept as typed; the contract takes numbers. */
export interface ChildFormValues extends TagLists {
  name: string
  age: string
  diagnosis: Diagnosis | ''
  textures_avoided: Child['textures_avoided']
  careful_chewing: boolean
  routine_level: string
  weekday_minutes: string
  /** Empty where the parent said nothing. */
  kitchen_minutes_weekday: string
  kitchen_minutes_weekend: string
  cooked_meals_week: string
  small_midday_appetite: boolean
  same_dinner_for_all: boolean
  people_at_table: string
  eaters: EaterValues[]
  weekly_budget: string
  measures: MeasureSystem
  answers: ShownAnswer[]
  labels_read: ShownLabel[]
  /** Empty where skipped. */
  safe_foods_nearly_all: 'yes' | 'no' | ''
  new_foods: NewFoods
  foods_said: FoodFeedbackBody[]
  red_flags: RedFlagsBody | null
  /** Empty where none is given. */
  formula_name: string
  formula_amount: string
  formula_slots: FormulaSlot[]
  /** Empty where no clinician set one. */
  energy_target_kcal: string
}

export const emptyChildForm: ChildFormValues = {
  name: '',
  age: '',
  diagnosis: '',
  allergies: [],
  behavioral_goals: [],
  dietary_preferences: [],
  safe_foods: [],
  refused_foods: [],
  textures_avoided: [],
  careful_chewing: false,
  routine_level: '0',
  weekday_minutes: '',
  kitchen_minutes_weekday: '',
  kitchen_minutes_weekend: '',
  cooked_meals_week: '',
  small_midday_appetite: false,
  same_dinner_for_all: false,
  people_at_table: '1',
  eaters: [],
  weekly_budget: '',
  measures: language === 'en-GB' ? 'metric' : 'us',
  answers: [],
  labels_read: [],
  safe_foods_nearly_all: '',
  new_foods: 'weekly',
  foods_said: [],
  red_flags: null,
  formula_name: '',
  formula_amount: '',
  formula_slots: [],
  energy_target_kcal: '',
}

const yesOrNo = (answer: boolean | null | undefined) =>
  typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : ''

const numberText = (value: number | null | undefined) => (value == null ? '' : String(value))

/** A saved child in the form. A label that was read too long ago is left off: saving would read it again. */
export const childFormValues = (child: Child, now: Date): ChildFormValues => ({
  name: child.name,
  age: String(child.age),
  diagnosis: child.diagnosis,
  allergies: child.allergies,
  behavioral_goals: child.behavioral_goals,
  dietary_preferences: child.dietary_preferences,
  safe_foods: child.safe_foods,
  refused_foods: child.refused_foods,
  textures_avoided: child.textures_avoided,
  careful_chewing: child.careful_chewing,
  routine_level: String(child.routine_level),
  weekday_minutes: numberText(child.weekday_minutes),
  kitchen_minutes_weekday: numberText(child.kitchen_minutes_weekday),
  kitchen_minutes_weekend: numberText(child.kitchen_minutes_weekend),
  cooked_meals_week: numberText(child.cooked_meals_week),
  small_midday_appetite: child.small_midday_appetite,
  same_dinner_for_all: child.same_dinner_for_all ?? false,
  people_at_table: String(child.people_at_table),
  eaters: eaterValues(child.eaters ?? []),
  weekly_budget: String(child.weekly_budget ?? ''),
  measures: child.measures ?? 'us',
  answers: child.answers ?? [],
  safe_foods_nearly_all: yesOrNo(child.safe_foods_nearly_all),
  new_foods: child.new_foods ?? 'weekly',
  foods_said: child.foods_said ?? [],
  red_flags: child.red_flags ?? null,
  ...formulaValues(child.formula),
  energy_target_kcal: numberText(child.energy_target_kcal),
  labels_read: (child.labels_read ?? []).filter(
    ({ read_on }) => !isMonthsOld(read_on, limits.labelReadMonths, now),
  ),
})
