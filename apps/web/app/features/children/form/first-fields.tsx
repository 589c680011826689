import type { ChildBody } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import type { ChildFormValues } from '../child-form-values.ts'
import { diagnosisOptions } from '../diagnosis-labels.ts'

interface FirstFieldsProps {
  form: UseFormReturn<ChildFormValues, unknown, ChildBody>
  /** The age was given so long ago that it is asked about. */
  ageIsOld: boolean
}

/** What every child’s form must say. */
export function FirstFields({ form, ageIsOld }: FirstFieldsProps) {
  const { errors } = form.formState
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextField
        label="Name"
        required
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Age"
        type="number"
        inputMode="numeric"
        required
        min={limits.childAgeMin}
        max={limits.childAgeMax}
        hint={
          ageIsOld ? (
            <span className="font-semibold text-ember">
              You gave this age more than a year ago. Does it still hold?
            </span>
          ) : (
            'In whole years. It sets portions, nutrition targets and how food is cut.'
          )
        }
        error={errors.age?.message}
        {...form.register('age')}
      />
      <Controller
        control={form.control}
        name="diagnosis"
        render={({ field }) => (
          <Field label="Diagnosis" error={errors.diagnosis?.message}>
            {(control) => (
              <Select
                control={control}
                {...field}
                placeholder="Choose one"
                options={diagnosisOptions}
              />
            )}
          </Field>
        )}
      />
    </div>
  )
}
