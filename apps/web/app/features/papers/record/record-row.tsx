import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import { slots } from '@brightplate/contract/plans/slots'
import { Trash2 } from 'lucide-react'
import { Controller, useFormContext, useFormState } from 'react-hook-form'
import * as words from '#words/papers/record'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { rowPath } from './record-paths.ts'
import { betweenMeals, type RecordValues, type RowValues } from './record-values.ts'
import { ShareButtons } from './share-buttons.tsx'

export interface RecordRowProps {
  day: number
  at: number
  /** As it was when it was last saved or added. */
  row: RowValues
  onRemove: () => void
  /** Something was said of it. */
  onSaid: () => void
}

const meals = [...slots, betweenMeals].map((slot) => ({ value: slot, label: words.slot({ slot }) }))

/** A food of a day: what was planned of it as it stands there, what was offered and eaten to be filled in. */
export function RecordRow({ day, at, row, onRemove, onSaid }: RecordRowProps) {
  const path = rowPath(day, at)
  const { control, register } = useFormContext<RecordValues>()
  const errors = useFormState({ control, name: path }).errors.days?.[day]?.rows?.[at]
  const { planned } = row
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="float-left mb-1 font-semibold wrap-anywhere empty:hidden">
        {row.food &&
          words.row({
            food: row.food,
            plan: planned === null ? 'none' : planned === '' ? 'bare' : 'amount',
            planned: planned?.replaceAll(' ', '\u00a0') ?? '',
          })}
      </legend>
      <Controller
        control={control}
        name={`${path}.eaten`}
        render={({ field: { value, onChange } }) => (
          <ShareButtons
            label={words.eaten}
            value={value}
            onChange={(share) => {
              onChange(share)
              onSaid()
            }}
          />
        )}
      />
      <TextField
        label={words.offered}
        autoComplete="off"
        error={errors?.offered?.message}
        {...register(`${path}.offered`, {
          onChange: onSaid,
          validate: (typed) =>
            typed.trim().length <= limits.foodRecordAmountMaxLength || limitMessages.recordedAmount,
        })}
      />
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
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label={words.food}
          autoComplete="off"
          error={errors?.food?.message}
          {...register(`${path}.food`, {
            onChange: onSaid,
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
    </fieldset>
  )
}
