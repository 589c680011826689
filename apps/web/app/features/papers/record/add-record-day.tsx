import type { RecordDay } from '@brightplate/contract/papers/food-record'
import { daysLater } from '@brightplate/contract/plain-date'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as words from '#words/papers/record'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { localDate } from '../../../ui/words/dates.ts'
import { ownLanguage } from '../../languages/other-languages.ts'

interface AddRecordDayProps {
  childId: string
  taken: readonly string[]
  onAdd: (day: RecordDay) => void
}

/** The last day that is not in the record yet: yesterday is over, today is not. */
function firstOffer(taken: readonly string[]): string {
  let day = daysLater(localDate(new Date()), -1)
  while (taken.includes(day)) day = daysLater(day, -1)
  return day
}

/** Adds a day as plan and answers tell it. */
export function AddRecordDay({ childId, taken, onAdd }: AddRecordDayProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const day = typed ?? firstOffer(taken)
  const add = useMutation({
    mutationFn: () =>
      api('suggestRecordDay', {
        params: { id: childId },
        query: { day, language: ownLanguage },
      }),
    onSuccess: (suggested) => {
      onAdd(suggested)
      setTyped(null)
    },
  })
  const isTaken = taken.includes(day)
  const error = isTaken
    ? words.dayThere
    : add.error
      ? errorMessage(add.error, words.couldNotAdd)
      : undefined
  return (
    <div className="grid gap-3">
      <TextField
        label={words.day}
        hint={words.dayHint}
        error={error}
        type="date"
        max={localDate(new Date())}
        value={day}
        onChange={({ target }) => {
          add.reset()
          setTyped(target.value)
        }}
      />
      <Button
        variant="secondary"
        className="w-fit"
        disabled={isTaken}
        busyLabel={add.isPending && words.addingDay}
        onClick={() => add.mutate()}
      >
        {words.addDay}
      </Button>
    </div>
  )
}
