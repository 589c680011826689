import type { ChildBody } from '@brightplate/contract/child/child'
import { inWords } from '@brightplate/contract/limit-words'
import { limits } from '@brightplate/contract/limits'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import type { ChildFormValues } from '../child-form-values.ts'
import {
  cookedOptions,
  usual,
  weekdayOptions,
  weekendOptions,
  withSaid,
} from './kitchen-options.ts'

const fields = [
  {
    name: 'kitchen_minutes_weekday',
    label: 'In the kitchen on a weekday',
    hint: 'All meals of the day together, without what cooks by itself.',
    options: weekdayOptions,
    unit: 'minutes',
  },
  {
    name: 'kitchen_minutes_weekend',
    label: 'In the kitchen on a weekend day',
    hint: undefined,
    options: weekendOptions,
    unit: 'minutes',
  },
  {
    name: 'cooked_meals_week',
    label: 'How often you cook',
    hint: `Meals of ${inWords(limits.cookedMealMinutes)} minutes of work or more. What is left of one is served again.`,
    options: cookedOptions,
    unit: 'times a week',
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
              options={withSaid([...options], field.value || usual, unit)}
            />
          )}
        </Field>
      )}
    />
  ))
}
