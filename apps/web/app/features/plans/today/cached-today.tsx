import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import * as cachedWords from '#words/plans/cached'
import * as words from '#words/plans/today'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { SectionHeader } from '../../../ui/page/section-header.tsx'
import { useMinute } from '../../../ui/page/use-minute.ts'
import { dayAndTime, dayName, localDate } from '../../../ui/words/dates.ts'
import { cachedHere } from '../cached/cached-here.ts'
import { anyCachedPlan } from '../cached/cached-plan.ts'
import { useNewestPlan } from '../list/use-newest-plan.ts'
import { TodayOfPlan } from './today-of-plan.tsx'

/**
 * Where the server cannot be reached: today of the plan that this device keeps, with its moment, at the first
 * failure and not after the last. One button asks for all of the page again.
 */
export function CachedToday() {
  const now = useMinute()
  const queries = useQueryClient()
  const { data, failureCount, isLoadingError } = useNewestPlan()
  const [plan] = useState(() => anyCachedPlan(cachedHere()))
  const today = localDate(now)
  const isRunning = plan?.plan_data.days.some(({ date }) => date === today) ?? false
  if (!plan || data !== undefined || !(failureCount > 0 || isLoadingError)) return null
  return (
    <section aria-label={words.keptToday} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-apricot-wash p-4">
        <p role="status" className="flex min-w-0 flex-1 basis-64 gap-3 text-sm">
          <CloudOff aria-hidden size={20} className="mt-0.5" />
          {cachedWords.copy({ moment: dayAndTime(plan.keptAt) })}
        </p>
        <Button variant="secondary" onClick={() => void queries.refetchQueries()}>
          {cachedWords.tryAgain}
        </Button>
      </div>
      {isRunning && (
        <>
          <SectionHeader title={words.todayIs({ date: dayName(today) })} />
          <TodayOfPlan plan={plan} now={now} />
        </>
      )}
      <TextLink to={`/meal-plan/${plan.id}`}>{words.openKept}</TextLink>
    </section>
  )
}
