import { limits } from '@brightplate/contract/limits'
import { Controller } from 'react-hook-form'
import * as words from '#words/children/needs'
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
  const named = nameInWords(values.name)
  const hasError = (...names: (keyof ChildFormValues)[]) => names.some((name) => errors[name])
  return (
    <div className="grid grid-cols-1 gap-1">
      <FormulaFields form={form} values={values} />
      <EnergyField form={form} values={values} reading={reading} />
      <Disclosure
        summary={words.kitchen}
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
            label={words.weekdayMinutes}
            type="number"
            inputMode="numeric"
            min={limits.weekdayMinutesMin}
            max={limits.weekdayMinutesMax}
            hint={words.weekdayMinutesHint}
            error={errors.weekday_minutes?.message}
            {...register('weekday_minutes')}
          />
          <KitchenFields form={form} />
        </div>
      </Disclosure>
      <Disclosure
        summary={words.table}
        isLate
        hasError={hasError('people_at_table', 'eaters', 'weekly_budget')}
      >
        <div className="grid grid-cols-1 gap-6 py-2">
          <TextField
            label={words.people}
            type="number"
            inputMode="numeric"
            min={1}
            max={limits.peopleAtTableMax}
            hint={words.peopleHint}
            error={errors.people_at_table?.message}
            {...register('people_at_table')}
          />
          <Eaters form={form} childId={childId} named={named} />
          <CheckField
            label={words.sameDinner(named)}
            hint={words.sameDinnerHint}
            {...register('same_dinner_for_all')}
          />
          <TextField
            label={words.budget}
            type="number"
            inputMode="numeric"
            min={limits.weeklyBudgetMin}
            max={limits.weeklyBudgetMax}
            hint={words.budgetHint}
            error={errors.weekly_budget?.message}
            {...register('weekly_budget')}
          />
        </div>
      </Disclosure>
      <Disclosure summary={words.days} isLate hasError={hasError('routine_level')}>
        <div className="grid grid-cols-1 gap-6 py-2">
          <Controller
            control={control}
            name="routine_level"
            render={({ field }) => (
              <Field
                label={words.routine}
                hint={words.routineHint}
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
            label={words.smallMidday}
            hint={words.smallMiddayHint}
            {...register('small_midday_appetite')}
          />
          <ChoiceField
            label={words.measures}
            hint={words.measuresHint}
            options={measureOptions}
            value={values.measures}
            onChange={(next) => setValue('measures', next, { shouldDirty: true })}
          />
        </div>
      </Disclosure>
    </div>
  )
}
