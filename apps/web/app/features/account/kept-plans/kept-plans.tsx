import * as words from '#words/account/kept-plans'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { dayAndTime } from '../../../ui/words/dates.ts'
import { ChooseKeptPlans } from './choose-kept-plans.tsx'
import { useKeptPlans } from './use-kept-plans.ts'

/** How long the household keeps plans; its owner changes it. */
export function KeptPlans() {
  const { data: kept, isPending, refetch } = useKeptPlans()
  if (isPending) return <LoadingState />
  if (!kept) return <ErrorState message={words.couldNotLoad} onRetry={refetch} />
  const { months, erases_from: from } = kept
  return (
    <>
      <p>
        {months === null || from === null
          ? words.areKept
          : words.areErased({ period: words.period({ months }), date: dayAndTime(from) })}
      </p>
      {kept.may_change ? <ChooseKeptPlans kept={kept} /> : <p>{words.ownerChooses}</p>}
    </>
  )
}
