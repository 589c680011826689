import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import { eatenShares } from '@brightplate/contract/papers/food-record'
import { slots } from '@brightplate/contract/plans/slots'
import { Trash2 } from 'lucide-react'
import { Controller, type FieldErrors, useFormContext } from 'react-hook-form'
import * as words from '#words/papers/record'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { betweenMeals, notRecorded, type RecordValues, type RowValues } from './record-values.ts'

interface RecordRowProps {
  path: `days.${number}.rows.${number}`
  /** As it was when it was last saved or added. */
  row: RowValues
  errors: FieldErrors<RowValues> | undefined
  onRemove: () => void
}

const meals = [...slots, betweenMeals].map((slot) => ({ value: slot, label: words.slot({ slot }) }))
const shares = [...eatenShares, notRecorded].map((share) => ({
  value: share,
  label: words.share({ share }),
}))

/** A food of a day: what was planned of it as it stands there, what was offered and eaten to be filled in. */
export function RecordRow({ path, row, errors, onRemove }: RecordRowProps) {
  const { control, register } = useFormContext<RecordValues>()
  const { planned } = row
  return (
    <fieldset className="grid min-w-0 gap-3 border-line border-t pt-3 sm:grid-cols-2">
      <legend className="float-left col-span-full text-muted text-sm">
        {words.row({
          meal: words.slot({ slot: row.slot }),
          plan: planned === null ? 'none' : planned === '' ? 'bare' : 'amount',
          planned: planned ?? '',
        })}
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label={words.food}
          autoComplete="off"
          error={errors?.food?.message}
          {...register(`${path}.food`, {
            validate: (typed) => {
              if (typed.trim() === '') return words.enterFood
              return (
                typed.trim().length <= limits.foodRecordFoodMaxLength || limitMessages.recordedFood
              )
            },
          })}
        />
        <IconButton
          icon={Trash2}
          label={words.removeFood({ food: row.food || words.unnamed })}
          onClick={onRemove}
        />
      </div>
      {planned === null && (
        <Field label={words.meal}>
          {(field) => (
            <Controller
              control={control}
              name={`${path}.slot`}
              render={({ field: { value, onChange } }) => (
                <Select control={field} value={value} onChange={onChange} options={meals} />
              )}
            />
          )}
        </Field>
      )}
      <TextField
        label={words.offered}
        autoComplete="off"
        error={errors?.offered?.message}
        {...register(`${path}.offered`, {
          validate: (typed) =>
            typed.trim().length <= limits.foodRecordAmountMaxLength || limitMessages.recordedAmount,
        })}
      />
      <Field label={words.eaten}>
        {(field) => (
          <Controller
            control={control}
            name={`${path}.eaten`}
            render={({ field: { value, onChange } }) => (
              <Select control={field} value={value} onChange={onChange} options={shares} />
            )}
          />
        )}
      </Field>
    </fieldset>
  )
}
