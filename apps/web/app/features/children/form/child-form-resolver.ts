import { type ChildBody, childBody } from '@brightplate/contract/child/child'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { type ChildFormValues, emptyChildForm } from '../child-form-values.ts'
import { typedEaters } from '../eater-values.ts'
import { typedFormula } from '../formula-slots.ts'

const names = Object.keys(emptyChildForm)
const isName = (key: PropertyKey | undefined): key is keyof ChildFormValues =>
  typeof key === 'string' && names.includes(key)

/** An empty field counts as absent, so that the sentence is about what is missing. */
const typedNumber = (text: string) => (text.trim() === '' ? undefined : Number(text))

/** An empty optional field clears what was stored. */
const optionalNumber = (text: string) => typedNumber(text) ?? null

/** Checks what was typed by the contract's own rules; the first complaint of a field is shown. */
export const childFormResolver: Resolver<ChildFormValues, unknown, ChildBody> = (typed) => {
  const parsed = childBody.safeParse({
    ...typed,
    age: typedNumber(typed.age),
    routine_level: optionalNumber(typed.routine_level),
    weekday_minutes: optionalNumber(typed.weekday_minutes),
    kitchen_minutes_weekday: optionalNumber(typed.kitchen_minutes_weekday),
    kitchen_minutes_weekend: optionalNumber(typed.kitchen_minutes_weekend),
    cooked_meals_week: optionalNumber(typed.cooked_meals_week),
    people_at_table: optionalNumber(typed.people_at_table),
    eaters: typedEaters(typed.eaters),
    formula: typedFormula(typed),
    energy_target_kcal: optionalNumber(typed.energy_target_kcal),
    weekly_budget: optionalNumber(typed.weekly_budget),
    safe_foods_nearly_all:
      typed.safe_foods_nearly_all === '' ? null : typed.safe_foods_nearly_all === 'yes',
  })
  if (parsed.success) return { values: parsed.data, errors: {} }
  const errors: FieldErrors<ChildFormValues> = {}
  for (const { path, message } of parsed.error.issues) {
    const [first, part] = path
    const name = first === 'formula' ? `formula_${String(part)}` : first
    if (isName(name)) errors[name] ??= { type: 'contract', message }
  }
  return { values: {}, errors }
}
