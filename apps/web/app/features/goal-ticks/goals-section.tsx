import type { Child } from '@brightplate/contract/child/child'
import { weekStartOf } from '@brightplate/contract/plain-date'
import { useState } from 'react'
import * as words from '#words/goal-ticks'
import { errorMessage } from '../../api/error-message.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { announce } from '../../ui/page/announce.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/page/page-state.tsx'
import { SectionHeader } from '../../ui/page/section-header.tsx'
import { localDate } from '../../ui/words/dates.ts'
import { UpgradeNote } from '../subscriptions/upgrade-note.tsx'
import { useSubscription } from '../subscriptions/use-subscription.ts'
import { GoalRow } from './goal-row.tsx'
import { goalsOf, weeksBefore } from './goal-weeks.ts'
import { useChangeGoalTick } from './use-change-goal-tick.ts'
import { useGoalTicks } from './use-goal-ticks.ts'
import { WeekChoice } from './week-choice.tsx'

export function GoalsSection({ child }: { child: Child }) {
  const [weeksAgo, setWeeksAgo] = useState(0)
  const { data: ticks, isPending, refetch } = useGoalTicks(child.id)
  const { change, error } = useChangeGoalTick(child.id)
  const isFree = useSubscription().data?.plan_type === 'free'
  const thisWeek = weekStartOf(localDate(new Date()))
  const weekStart = weeksBefore(thisWeek, weeksAgo)
  const goals = goalsOf(child.behavioral_goals, ticks ?? [])
  const tick = (goal: string) => (met: boolean) =>
    change(
      { goal, week_start: weekStart, met },
      {
        onSuccess: () => announce(met ? words.ticked({ goal }) : words.takenBack({ goal })),
        onError: (cause) => announce(errorMessage(cause, words.couldNotKeep), 'assertive'),
      },
    )
  return (
    <section aria-label={words.title} className="min-w-0">
      <SectionHeader title={words.title} />
      {/* The goals are known before their ticks: their rows stand at once, and nothing below moves. */}
      {isPending && goals.length === 0 ? (
        <LoadingState />
      ) : !ticks && !isPending ? (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      ) : goals.length === 0 ? (
        <EmptyState message={words.none}>
          <ButtonLink to={`/children/${child.id}`}>{words.add}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <WeekChoice thisWeek={thisWeek} weeksAgo={weeksAgo} onChange={setWeeksAgo} />
          <ul className="mt-3 grid grid-cols-1 gap-3">
            {goals.map((goal) => (
              <GoalRow
                key={`${weekStart} ${goal}`}
                goal={goal}
                ticks={ticks ?? []}
                weekStart={weekStart}
                thisWeek={thisWeek}
                disabled={isFree || isPending}
                onChange={tick(goal)}
              />
            ))}
          </ul>
          <FormError>{error && errorMessage(error, words.couldNotKeep)}</FormError>
          {isFree && <UpgradeNote>{words.premium}</UpgradeNote>}
          <p className="mt-3 text-muted text-sm">{words.explained}</p>
        </>
      )}
    </section>
  )
}
