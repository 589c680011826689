import { limits } from '@brightplate/contract/limits'
import type { RecordDay } from '@brightplate/contract/papers/food-record'
import { useEffect, useEffectEvent } from 'react'
import * as words from '#words/papers/record'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { useSuggestedDay } from './use-suggested-day.ts'

interface DayNotThereProps {
  childId: string
  day: string
  isFull: boolean
  /** Out of a record that is not saved yet: it comes back when it is asked for. */
  isTakenOut: boolean
  onThere: (day: RecordDay) => void
  onAddAgain: () => void
}

/** A day that is turned to: it comes as plan and answers tell it, where the record has room. */
export function DayNotThere(props: DayNotThereProps) {
  const { childId, day, isFull, isTakenOut } = props
  const { data, error, refetch } = useSuggestedDay(childId, day, !isFull && !isTakenOut)
  const give = useEffectEvent(props.onThere)
  useEffect(() => {
    if (data) give(data)
  }, [data])
  if (isTakenOut) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>{words.takenOut}</p>
        {!isFull && (
          <Button variant="secondary" onClick={props.onAddAgain}>
            {words.addDay}
          </Button>
        )}
      </div>
    )
  }
  if (isFull) return <p>{words.full({ count: limits.foodRecordDays })}</p>
  if (error) {
    return <ErrorState message={errorMessage(error, words.couldNotRead)} onRetry={refetch} />
  }
  return (
    // As high as a screen, as a day is: what stands below it does not jump when it comes.
    <div className="min-h-dvh">
      <LoadingState />
    </div>
  )
}
