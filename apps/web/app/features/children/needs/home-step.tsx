import { limits } from '@brightplate/contract/limits'
import { Controller } from 'react-hook-form'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { CheckField, Field, TextField } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import type { ChildFormValues } from '../child-form-values.ts'
import { Eaters } from '../eaters/eaters.tsx'
import { nameInWords } from '../name-in-words.ts'
import type { StepProps } from '../steps/step-props.ts'
import { EnergyField } from './energy-field.tsx'
import { FormulaFields } from './formula-fields.tsx'
import { KitchenFields } from './kitchen-fields.tsx'
import { measureOptions } from './measure-options.ts'
import { nearestRoutine, routineOptions } from './routine-options.ts'

/** The kitchen, the table and the days, folded: most families change little of it. */
export default function HomeStep({ childId, form, values, reading }: StepProps) {
  const { control, register, setValue } = form
  const { errors } = form.formState
  const hasError = (...names: (keyof ChildFormValues)[]) => names.some((name) => errors[name])
  return (
    <div className="grid grid-cols-1 gap-1">
      <FormulaFields form={form} values={values} />
      <EnergyField form={form} values={values} reading={reading} />
      <Disclosure
        summary="Time in the kitchen"
        isLate
        hasError={hasError(
          'weekday_minutes',
          'kitchen_minutes_weekday',
          'kitchen_minutes_weekend',
          'cooked_meals_week',
        )}
      >
        <div className="grid grid-cols-1 gap-6 py-2">
          <TextField
            label="Minutes to cook on weekdays"
            type="number"
            inputMode="numeric"
            min={limits.weekdayMinutesMin}
            max={limits.weekdayMinutesMax}
            hint="For one dish, from Monday to Friday. Quicker dishes are chosen where they can be."
            error={errors.weekday_minutes?.message}
            {...register('weekday_minutes')}
          />
          <KitchenFields form={form} />
        </div>
      </Disclosure>
      <Disclosure
        summary="Who eats, and the budget"
        isLate
        hasError={hasError('people_at_table', 'eaters', 'weekly_budget')}
      >
        <div className="grid grid-cols-1 gap-6 py-2">
          <TextField
            label="People at the table"
            type="number"
            inputMode="numeric"
            min={1}
            max={limits.peopleAtTableMax}
            hint="Amounts in dishes and in the shopping list are for all of them, each with their own portion."
            error={errors.people_at_table?.message}
            {...register('people_at_table')}
          />
          <Eaters form={form} childId={childId} child={nameInWords(values.name)} />
          <CheckField
            label={`All eat ${nameInWords(values.name)}’s foods for dinner`}
            hint="Otherwise the others get an ordinary dinner, and these foods stand beside it."
            {...register('same_dinner_for_all')}
          />
          <TextField
            label="Dollars a week for food"
            type="number"
            inputMode="numeric"
            min={limits.weeklyBudgetMin}
            max={limits.weeklyBudgetMax}
            hint="For everyone at the table. A plan says how it stands to this, and a swap says what it saves."
            error={errors.weekly_budget?.message}
            {...register('weekly_budget')}
          />
        </div>
      </Disclosure>
      <Disclosure
        summary="Routine, midday and measures"
        isLate
        hasError={hasError('routine_level')}
      >
        <div className="grid grid-cols-1 gap-6 py-2">
          <Controller
            control={control}
            name="routine_level"
            render={({ field }) => (
              <Field
                label="Routine"
                hint="How much the days resemble each other. With more routine, fewer dishes return more often."
                error={errors.routine_level?.message}
              >
                {(fieldControl) => (
                  <Select
                    control={fieldControl}
                    {...field}
                    value={nearestRoutine(field.value)}
                    options={routineOptions}
                  />
                )}
              </Field>
            )}
          />
          <CheckField
            label="Small appetite at midday"
            hint="Lunch gets smaller; breakfast and the second snack get larger."
            {...register('small_midday_appetite')}
          />
          <ChoiceField
            label="Measures in new plans"
            hint="Dishes that you have keep the measures in which they were written."
            options={measureOptions}
            value={values.measures}
            onChange={(next) => setValue('measures', next, { shouldDirty: true })}
          />
        </div>
      </Disclosure>
    </div>
  )
}
