import { ApiError } from '@brightplate/contract/api/api-client'
import type { Child } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { FormProvider, useFieldArray, useForm } from 'react-hook-form'
import * as words from '#words/papers/record'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { useSaveOfChild } from '../../../api/use-save-of-child.ts'
import { useMinute } from '../../../ui/page/use-minute.ts'
import { localDate } from '../../../ui/words/dates.ts'
import { DayNotThere } from './day-not-there.tsx'
import { DaysOfRecord } from './days-of-record.tsx'
import { RecordDay } from './record-day.tsx'
import { RecordDock } from './record-dock.tsx'
import { dayValuesOf, type RecordValues, recordOf } from './record-values.ts'
import { ShownDay } from './shown-day.tsx'

const daysOf = ({ food_record: record }: Child) => record?.days ?? []
const datesOf = (days: readonly { date: string }[]) => days.map(({ date }) => date)

/** Up to three days, filled in from plan and answers, corrected by hand, and kept by one tap. */
export function FoodRecordForm({ child }: { child: Child }) {
  const { id } = child
  const queries = useQueryClient()
  const today = localDate(useMinute())
  const [base, setBase] = useState(daysOf(child))
  const form = useForm<RecordValues>({ defaultValues: { days: base.map(dayValuesOf) } })
  const { errors, isSubmitting, submitCount } = form.formState
  const days = useFieldArray({ control: form.control, name: 'days' })
  /** The days that are in the record; one that is only looked at is in the form as well. */
  const [taken, setTaken] = useState(datesOf(base))
  const [takenOut, setTakenOut] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  const [changed, setChanged] = useState<ReactNode>(null)
  const shown = chosen ?? today
  const recordNow = (values: RecordValues) =>
    recordOf({ days: values.days.filter(({ date }) => taken.includes(date)) })

  /** What was saved meanwhile, laid under what was typed; nothing is saved before it was looked at. */
  const layOnto = async (stored: Child, values: RecordValues) => {
    const [{ mergeRecords }, { RecordChanged }] = await Promise.all([
      import('./merge-records.ts'),
      import('./record-changed.tsx'),
    ])
    const latest = daysOf(stored)
    const merged = mergeRecords({ base, mine: recordNow(values).days, latest })
    days.replace(merged.days.map(dayValuesOf))
    setTaken(datesOf(merged.days))
    if (merged.changed.length > 0) setChanged(<RecordChanged days={merged.changed} />)
    queries.setQueryData(queryKeys.children.one(id), stored)
    setBase(latest)
  }
  const submit = useSaveOfChild(form, {
    id,
    save: (values) =>
      api('changeFoodRecord', { params: { id }, body: { ...recordNow(values), made_from: base } }),
    announcements: { saved: words.saved, couldNotSave: words.couldNotSave },
    onSaved: (saved) => {
      setBase(daysOf(saved))
      setTakenOut([])
      setChanged(null)
    },
    onRefused: (error, values) => {
      const stored = error instanceof ApiError ? error.body?.stored : undefined
      // Without its code, the next try is refused as this one was.
      if (stored) layOnto(stored, values).catch(() => {})
    },
  })

  const show = (day: string) => {
    // What was only looked at is asked anew when it is turned to again.
    days.remove(days.fields.flatMap(({ date }, at) => (taken.includes(date) ? [] : [at])))
    setChosen(day)
  }
  const add = (day: string) => {
    if (!taken.includes(day)) setTaken([...taken, day].sort())
  }
  const remove = (day: string, index: number) => {
    days.remove(index)
    setTaken(taken.filter((date) => date !== day))
    setTakenOut([...takenOut, day])
  }

  const wrong = days.fields.findIndex((_, at) => errors.days?.[at])
  const wrongDay = days.fields[wrong]?.date
  const showWrong = useEffectEvent(() => {
    if (wrongDay && wrongDay !== shown) setChosen(wrongDay)
  })
  useEffect(() => {
    if (submitCount > 0) showWrong()
  }, [submitCount])

  const isThere = days.fields.some(({ date }) => date === shown)
  return (
    <FormProvider {...form}>
      <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
        {changed}
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start lg:gap-10">
          <DaysOfRecord days={taken} shown={shown} onShow={show} />
          <ShownDay day={shown} today={today} onShow={show} />
        </div>
        {days.fields.map(({ id: key, date }, index) => (
          <RecordDay
            key={key}
            index={index}
            date={date}
            isShown={date === shown}
            isIn={taken.includes(date)}
            onAdd={() => add(date)}
            onRemove={() => remove(date, index)}
          />
        ))}
        {!isThere && (
          <DayNotThere
            key={shown}
            childId={id}
            day={shown}
            isFull={taken.length >= limits.foodRecordDays}
            isTakenOut={takenOut.includes(shown)}
            onThere={(day) => days.append(dayValuesOf(day), { shouldFocus: false })}
            onAddAgain={() => setTakenOut(takenOut.filter((date) => date !== shown))}
          />
        )}
        <RecordDock
          mayAdd={isThere && !taken.includes(shown)}
          maySave={taken.length > 0 || base.length > 0}
          isSaving={isSubmitting}
          error={errors.days?.message ?? errors.root?.message}
          onAdd={() => add(shown)}
        />
      </form>
    </FormProvider>
  )
}
