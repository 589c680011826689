import { ApiError } from '@brightplate/contract/api/api-client'
import type { Child } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useFieldArray, useForm } from 'react-hook-form'
import * as words from '#words/papers/record'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { showServerErrors } from '../../../api/show-server-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { AddRecordDay } from './add-record-day.tsx'
import { type ChangedDay, mergeRecords } from './merge-records.ts'
import { RecordChanged } from './record-changed.tsx'
import { RecordDay } from './record-day.tsx'
import { dayValuesOf, type RecordValues, recordOf } from './record-values.ts'

/** Up to three days, filled in from plan and answers, corrected by hand, and kept by one tap. */
export function FoodRecordForm({ child: { id, food_record } }: { child: Child }) {
  const queries = useQueryClient()
  const form = useForm<RecordValues>({
    defaultValues: { days: (food_record?.days ?? []).map(dayValuesOf) },
  })
  const { errors, isSubmitting } = form.formState
  const days = useFieldArray({ control: form.control, name: 'days' })
  const [added, setAdded] = useState<string | null>(null)
  const [base, setBase] = useState(food_record?.days ?? [])
  const [changed, setChanged] = useState<ChangedDay[]>([])
  const takeStored = (child: Child) => {
    queries.setQueryData(queryKeys.children.one(id), child)
    setBase(child.food_record?.days ?? [])
  }
  const save = useMutation({
    mutationFn: (values: RecordValues) =>
      api('changeFoodRecord', {
        params: { id },
        body: { ...recordOf(values), made_from: base },
      }),
    onSuccess: (child) => {
      takeStored(child)
      setChanged([])
    },
  })
  /** What was saved meanwhile, laid under what was typed; nothing is saved before it was looked at. */
  const layOnto = (stored: Child, values: RecordValues) => {
    const merged = mergeRecords({
      base,
      mine: recordOf(values).days,
      latest: stored.food_record?.days ?? [],
    })
    days.replace(merged.days.map(dayValuesOf))
    setChanged(merged.changed)
    takeStored(stored)
  }
  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync(values)
      toast.success(words.saved)
    } catch (error) {
      const stored = error instanceof ApiError ? error.body?.stored : undefined
      if (stored) layOnto(stored, values)
      showServerErrors(form, error, words.couldNotSave)
    }
  })
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          // What the server said of the days as a whole is of no input, and would stop every later try.
          form.clearErrors()
          void submit(event)
        }}
      >
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
