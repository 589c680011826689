import type { ChildBody } from '@brightplate/contract/child/child'
import { inWords } from '@brightplate/contract/limit-words'
import { limits } from '@brightplate/contract/limits'
import { Controller, type UseFormReturn } from 'react-hook-form'
import * as words from '#words/children/needs'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import type { ChildFormValues } from '../child-form-values.ts'
import {
  cookedOptions,
  usual,
  weekdayOptions,
  weekendOptions,
  withGivenValue,
} from './kitchen-options.ts'

const fields = [
  {
    name: 'kitchen_minutes_weekday',
    label: words.kitchenWeekday,
    hint: words.kitchenWeekdayHint,
    options: weekdayOptions,
    unit: 'minutes',
  },
  {
    name: 'kitchen_minutes_weekend',
    label: words.kitchenWeekend,
    hint: undefined,
    options: weekendOptions,
    unit: 'minutes',
  },
  {
    name: 'cooked_meals_week',
    label: words.cookedMeals,
    hint: words.cookedMealsHint({ minutes: inWords(limits.cookedMealMinutes) }),
    options: cookedOptions,
    unit: 'times',
  },
] as const

/** What a week may ask of who cooks it. */
export function KitchenFields({
  form,
}: {
  form: UseFormReturn<ChildFormValues, unknown, ChildBody>
}) {
  const { control, formState } = form
  return fields.map(({ name, label, hint, options, unit }) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field }) => (
        <Field label={label} hint={hint} error={formState.errors[name]?.message}>
          {(fieldControl) => (
            <Select
              control={fieldControl}
              {...field}
              value={field.value || usual}
              onChange={(next) => field.onChange(next === usual ? '' : next)}
              options={withGivenValue([...options], field.value || usual, unit)}
            />
          )}
        </Field>
      )}
    />
  ))
}
