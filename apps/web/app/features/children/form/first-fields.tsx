import type { ChildBody } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'
import type { UseFormReturn } from 'react-hook-form'
import * as words from '#words/children/form'
import { TextField } from '../../../ui/forms/field.tsx'
import type { ChildFormValues } from '../child-form-values.ts'
import { DiagnosisField } from './diagnosis-field.tsx'

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
        label={words.name}
        required
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={words.age}
        type="number"
        inputMode="numeric"
        required
        min={limits.childAgeMin}
        max={limits.childAgeMax}
        hint={
          ageIsOld ? (
            <span className="font-semibold text-ember">{words.ageIsOld}</span>
          ) : (
            words.ageHint
          )
        }
        error={errors.age?.message}
        {...form.register('age')}
      />
      <DiagnosisField form={form} />
    </div>
  )
}
