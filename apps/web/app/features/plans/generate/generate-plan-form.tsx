import { ApiError } from '@brightplate/contract/api/api-client'
import type { Child } from '@brightplate/contract/child/child'
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as words from '#words/plans/generate'
import { errorMessage } from '../../../api/error-message.ts'
import { requestKey } from '../../../api/request-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useExclusions } from '../../children/reading/use-exclusions.ts'
import { ClinicianNotice } from '../../children/red-flags/clinician-notice.tsx'
import { TemplateChoice } from '../../meal-templates/template-choice.tsx'
import { useUpgradeRedirect } from '../../subscriptions/use-upgrade-redirect.ts'
import { chosenTable, type Ticks } from '../eaters/seats.ts'
import { useTable } from '../eaters/use-table.ts'
import { WhoEats } from '../eaters/who-eats.tsx'
import { FreePlansLeft } from './free-plans-left.tsx'
import { GenerateFailure } from './generate-failure.tsx'
import { GenerateProgress } from './generate-progress.tsx'
import { GenerateSentence, type PlanWishes } from './generate-sentence.tsx'
import { GenerateSummary } from './generate-summary.tsx'
import { type MealsOut, mealsOutOf } from './meals-out.ts'
import { MealsOutChoice } from './meals-out-choice.tsx'
import { datesOfPlan, usualStart } from './plan-starts.ts'
import { useGeneratePlan } from './use-generate-plan.ts'

const mealsADay = 6

interface GeneratePlanFormProps {
  /** At least one. */
  family: readonly Child[]
  /** The child chosen before coming here. */
  chosenId: string | null
}

export function GeneratePlanForm({ family, chosenId }: GeneratePlanFormProps) {
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const [wishes, setWishes] = useState<PlanWishes>(() => ({
    childId: chosenId ?? '',
    durationDays: 7,
    startDate: usualStart(now),
  }))
  const { childId, durationDays, startDate } = wishes
  const [mealsOut, setMealsOut] = useState<MealsOut>(new Set())
  const [ticks, setTicks] = useState<Ticks>(new Map())
  const [templateId, setTemplateId] = useState<string | null>(null)
  const { mutate, isPending, error, progress, variables } = useGeneratePlan()
  useUpgradeRedirect(error && errorMessage(error, words.couldNotGenerate))
  const child = family.find(({ id }) => id === childId) ?? family[0]
  const excluded = useExclusions(child)
  const table = useTable(child?.id)
  const dates = datesOfPlan(startDate, durationDays)

  const change = (changed: Partial<PlanWishes>) => {
    setWishes({ ...wishes, ...changed })
    if (changed.childId) setTicks(new Map())
  }
  const generate = () => {
    if (!child) return toast.error(words.selectChild)
    const out = mealsOutOf(mealsOut, dates)
    if (out.length === dates.length * mealsADay) return toast.error(words.leaveOneAtHome)
    mutate(
      {
        childId: child.id,
        durationDays,
        startDate,
        mealsOut: out,
        table: table.data ? chosenTable(table.data, ticks) : {},
        templateId,
        key: requestKey(),
      },
      {
        onSuccess: (planId) => navigate(`/meal-plan/${planId}`, { state: { isMade: true } }),
        // The form may go with the child that was deleted elsewhere; else the failure stands in it.
        onError: (cause) => {
          if (cause instanceof ApiError && cause.code === 'not_found') {
            toast.error(errorMessage(cause, words.couldNotGenerate))
          }
        },
      },
    )
  }

  // The button that led here said that it makes the week: with what is usual, and once.
  const { state } = useLocation()
  const makesAtOnce = typeof state === 'object' && state !== null && 'makesAtOnce' in state
  const isReady = child !== undefined && !table.isPending
  const start = useEffectEvent(() => {
    navigate({ search: `?child=${child?.id}` }, { replace: true, state: null })
    generate()
  })
  useEffect(() => {
    if (makesAtOnce && isReady) start()
  }, [makesAtOnce, isReady])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    generate()
  }

  return (
    <form
      onSubmit={submit}
      className="grid max-w-2xl grid-cols-1 gap-6 lg:max-w-none lg:grid-cols-[4fr_3fr] lg:items-start lg:gap-x-10"
    >
      <div className="empty:hidden lg:col-span-full">
        {child && <ClinicianNotice child={child} onlyToday />}
      </div>
      {child && (
        <GenerateSummary child={child} excluded={excluded}>
          <GenerateSentence
            {...{ family, child, now, wishes }}
            onChange={change}
            checked={excluded.checked}
          />
        </GenerateSummary>
      )}
      {table.isPending && child ? (
        // What generates comes with what stands above it: nothing moves under the finger.
        <LoadingState />
      ) : (
        // On narrow screens no box of its own: the button stays at the thumb from the first line on.
        <div className="contents lg:grid lg:grid-cols-1 lg:gap-6">
          {child && <WhoEats child={child} table={table} ticks={ticks} onTicks={setTicks} />}
          <MealsOutChoice dates={dates} value={mealsOut} onChange={setMealsOut} />
          <TemplateChoice value={templateId} onChange={setTemplateId} />
          {error && child && !isPending && variables?.childId === child.id && (
            <GenerateFailure error={error} childId={child.id} fallback={words.couldNotGenerate} />
          )}
          <div
            data-docked="above-bar"
            className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 grid grid-cols-1 gap-3 bg-paper px-4 py-2 sm:bottom-0"
          >
            {isPending ? (
              <GenerateProgress checked={excluded.checked} progress={progress} />
            ) : (
              <FreePlansLeft />
            )}
            <Button type="submit" disabled={!child} busyLabel={isPending && words.generating}>
              {words.generate}
            </Button>
          </div>
        </div>
      )}
    </form>
  )
}
