import { ApiError } from '@brightplate/contract/api/api-client'
import type { Child } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useFieldArray, useForm } from 'react-hook-form'
import * as words from '#words/papers/record'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { useSaveOfChild } from '../../../api/use-save-of-child.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'

import { AddRecordDay } from './add-record-day.tsx'
import { type ChangedDay, mergeRecords } from './merge-records.ts'
import { RecordChanged } from './record-changed.tsx'
import { RecordDay } from './record-day.tsx'
import { dayValuesOf, type RecordValues, recordOf } from './record-values.ts'

const daysOf = ({ food_record: record }: Child) => record?.days ?? []

/** Up to three days, filled in from plan and answers, corrected by hand, and kept by one tap. */
export function FoodRecordForm({ child }: { child: Child }) {
  const { id } = child
  const queries = useQueryClient()
  const [base, setBase] = useState(daysOf(child))
  const form = useForm<RecordValues>({ defaultValues: { days: base.map(dayValuesOf) } })
  const { errors, isSubmitting } = form.formState
  const days = useFieldArray({ control: form.control, name: 'days' })
  const [added, setAdded] = useState<string | null>(null)
  const [changed, setChanged] = useState<ChangedDay[]>([])
  /** What was saved meanwhile, laid under what was typed; nothing is saved before it was looked at. */
  const layOnto = (stored: Child, values: RecordValues) => {
    const latest = daysOf(stored)
    const merged = mergeRecords({ base, mine: recordOf(values).days, latest })
    days.replace(merged.days.map(dayValuesOf))
    setChanged(merged.changed)
    queries.setQueryData(queryKeys.children.one(id), stored)
    setBase(latest)
  }
  const submit = useSaveOfChild(form, {
    id,
    save: (values) =>
      api('changeFoodRecord', { params: { id }, body: { ...recordOf(values), made_from: base } }),
    announcements: { saved: words.saved, couldNotSave: words.couldNotSave },
    onSaved: (saved) => {
      setBase(daysOf(saved))
      setChanged([])
    },
    onRefused: (error, values) => {
      const stored = error instanceof ApiError ? error.body?.stored : undefined
      if (stored) layOnto(stored, values)
    },
  })
  return (
    <FormProvider {...form}>
      <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
        {changed.length > 0 && <RecordChanged days={changed} />}
        {days.fields.length === 0 && <p>{words.noDays}</p>}
        {days.fields.map(({ id: key, date }, index) => (
          <RecordDay
            key={key}
            index={index}
            date={date}
            isOpen={date === added}
            onRemove={() => days.remove(index)}
          />
        ))}
        {days.fields.length < limits.foodRecordDays && (
          <AddRecordDay
            childId={id}
            taken={days.fields.map(({ date }) => date)}
            onAdd={(day) => {
              days.append(dayValuesOf(day))
              setAdded(day.date)
            }}
          />
        )}
        <FormError>{errors.days?.message ?? errors.root?.message}</FormError>
        <Button type="submit" className="w-fit" busyLabel={isSubmitting && words.saving}>
          {words.save}
        </Button>
      </form>
    </FormProvider>
  )
}
