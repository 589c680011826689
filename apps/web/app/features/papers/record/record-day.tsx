import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import type { Slot } from '@brightplate/contract/plans/plan-data'
import { ListChecks } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import * as words from '#words/papers/record'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { dayName } from '../../../ui/words/dates.ts'
import { RecordMeal } from './record-meal.tsx'
import { dayPath, rowPath, rowsPath } from './record-paths.ts'
import { RecordRow } from './record-row.tsx'
import { emptyRow, type RecordValues } from './record-values.ts'

const meals: readonly Slot[] = ['breakfast', 'snack_1', 'lunch', 'snack_2', 'juice', 'dinner']

interface RecordDayProps {
  index: number
  date: string
  isShown: boolean
  isIn: boolean
  /** Puts it into the record, by the first word on it. */
  onAdd: () => void
  onRemove: () => void
}

/** A day of the record, or one that may become one: its meals to tick, and what was eaten besides. */
export function RecordDay({ index, date, isShown, isIn, onAdd, onRemove }: RecordDayProps) {
  const ofRows = rowsPath(index)
  const { control, register, getValues, setValue, formState } = useFormContext<RecordValues>()
  const rows = useFieldArray({ control, name: ofRows })
  const section = useRef<HTMLElement>(null)
  const errors = formState.errors.days?.[index]
  // A day that was out of sight as it was found wrong could not take the focus.
  const focusWrong = useEffectEvent(() => {
    if (errors) section.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
  useEffect(() => {
    if (isShown && formState.submitCount > 0) focusWrong()
  }, [isShown, formState.submitCount])
  const said = { day: index, onSaid: onAdd }
  const all = rows.fields.map((row, at) => ({
    id: row.id,
    row,
    at,
    onRemove: () => {
      rows.remove(at)
      onAdd()
      // What was pressed is gone with it.
      section.current?.focus()
    },
  }))
  const others = all.filter(({ row }) => row.planned === null)
  const offerAsPlanned = () => {
    for (const [at, { planned, offered }] of getValues(ofRows).entries()) {
      if (planned && offered.trim() === '') {
        setValue(`${rowPath(index, at)}.offered`, planned, { shouldDirty: true })
      }
    }
    onAdd()
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      hidden={!isShown}
      aria-label={dayName(date)}
      className="grid grid-cols-1 gap-4 outline-none [&[hidden]]:hidden"
    >
      {!isIn && <p className="text-muted text-sm">{words.notIn}</p>}
      {all.length === 0 && <p>{words.notPlanned}</p>}
      {all.some(({ row }) => row.planned) && (
        <Button variant="quiet" className="-my-3 -ml-3 w-fit" onClick={offerAsPlanned}>
          <ListChecks aria-hidden size={20} />
          {words.asPlanned}
        </Button>
      )}
      <div className="grid grid-cols-1 gap-3 empty:hidden sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
        {meals.map((slot) => {
          const ofMeal = all.filter(({ row }) => row.planned !== null && row.slot === slot)
          return ofMeal.length > 0 && <RecordMeal key={slot} slot={slot} rows={ofMeal} {...said} />
        })}
      </div>
      <TitledCard title={words.otherFoods}>
        {others.length > 0 && <p className="text-muted text-sm">{words.offeredHint}</p>}
        {others.map(({ id, ...row }) => (
          <RecordRow key={id} {...said} {...row} />
        ))}
        {rows.fields.length < limits.foodRecordRows && (
          <Button
            variant="secondary"
            className="w-fit"
            onClick={() => {
              rows.append(emptyRow)
              onAdd()
            }}
          >
            {words.addFood}
          </Button>
        )}
        <TextField
          label={words.note}
          hint={words.noteHint}
          error={errors?.note?.message}
          {...register(`${dayPath(index)}.note`, {
            onChange: onAdd,
            validate: (typed) =>
              typed.trim().length <= limits.foodRecordNoteMaxLength || limitMessages.recordNote,
          })}
        />
      </TitledCard>
      {isIn && (
        <Button variant="quiet" className="justify-self-start" onClick={onRemove}>
          {words.removeDay({ day: dayName(date) })}
        </Button>
      )}
    </section>
  )
}
