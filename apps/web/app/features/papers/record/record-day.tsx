import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import { useId } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import * as words from '#words/papers/record'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { dayName } from '../../../ui/words/dates.ts'
import { RecordRow } from './record-row.tsx'
import { emptyRow, type RecordValues } from './record-values.ts'

const list = 'days'

interface RecordDayProps {
  index: number
  date: string
  isOpen: boolean
  onRemove: () => void
}

/** A day of the record, folded until it is worked on: its rows are many. */
export function RecordDay({ index, date, isOpen, onRemove }: RecordDayProps) {
  const path = `${list}.${index}` as const
  const rowsPath = `${path}.rows` as const
  const id = useId()
  const { control, register, getValues, setValue, formState } = useFormContext<RecordValues>()
  const rows = useFieldArray({ control, name: rowsPath })
  const errors = formState.errors.days?.[index]
  const day = dayName(date)
  const offerAsPlanned = () => {
    for (const [at, { planned, offered }] of getValues(rowsPath).entries()) {
      if (planned && offered.trim() === '') {
        setValue(`${rowsPath}.${at}.offered`, planned, { shouldDirty: true })
      }
    }
  }
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-4">
        <h2 id={id} className="text-xl first-letter:uppercase">
          {day}
        </h2>
        <Disclosure
          summary={words.foods({ count: rows.fields.length })}
          hasError={isOpen || errors !== undefined}
        >
          <div className="grid grid-cols-1 gap-4">
            {rows.fields.length === 0 && <p>{words.notPlanned}</p>}
            {rows.fields.some(({ planned }) => planned) && (
              <Button variant="secondary" className="w-fit" onClick={offerAsPlanned}>
                {words.asPlanned}
              </Button>
            )}
            <p className="text-muted text-sm">{words.offeredHint}</p>
            {rows.fields.map((row, at) => (
              <RecordRow
                key={row.id}
                path={`${rowsPath}.${at}`}
                row={row}
                errors={errors?.rows?.[at]}
                onRemove={() => rows.remove(at)}
              />
            ))}
            {rows.fields.length < limits.foodRecordRows && (
              <Button
                variant="quiet"
                className="justify-self-start"
                onClick={() => rows.append(emptyRow)}
              >
                {words.addFood}
              </Button>
            )}
            <TextField
              label={words.note}
              hint={words.noteHint}
              error={errors?.note?.message}
              {...register(`${path}.note`, {
                validate: (typed) =>
                  typed.trim().length <= limits.foodRecordNoteMaxLength || limitMessages.recordNote,
              })}
            />
          </div>
        </Disclosure>
        <Button variant="quiet" className="justify-self-start" onClick={onRemove}>
          {words.removeDay({ day })}
        </Button>
      </Card>
    </section>
  )
}
