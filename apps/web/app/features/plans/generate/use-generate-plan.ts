import { ApiError } from '@brightplate/contract/api/api-client'
import type { GenerateBody, MealOut } from '@brightplate/contract/plans/meal-plan'
import { readPlanJobEvents } from '@brightplate/contract/plans/plan-job-events'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, openStream } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { followPlanJob, type PlanProgress } from './follow-plan-job.ts'

export interface GenerateChoice {
  childId: string
  durationDays: 7 | 14
  /** A plain date. */
  startDate: string
  mealsOut: readonly MealOut[]
  /** Who eats of it, where not everyone does. */
  table: Pick<GenerateBody, 'eaters' | 'people_at_table'>
  /** A meal template to start from. */
  templateId: string | null
  /** One for each click: the same key never spends two plans. */
  key: string
}

const pollMs = 1000
/** A proxy may hold events back, or a line be gone without a word. */
const silenceMs = 10_000

const waiting = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function* events(id: string, signal: AbortSignal) {
  yield* readPlanJobEvents(await openStream('followPlanJob', { params: { id }, signal }))
}

const wasNotReached = (error: unknown) => error instanceof ApiError && error.status === null

const startPlan = ({
  childId,
  durationDays,
  startDate,
  mealsOut,
  table,
  templateId,
  key,
}: GenerateChoice) =>
  api('generatePlan', {
    headers: { 'idempotency-key': key, prefer: 'respond-async' },
    body: {
      child_id: childId,
      duration_days: durationDays,
      start_date: startDate,
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(mealsOut.length === 0 ? {} : { meals_out: [...mealsOut] }),
      ...table,
      ...(templateId === null ? {} : { template_id: templateId }),
    },
  })

/**
 * Makes a plan and gives its id, with how far it is where the server makes it as a job.
 * A broken line is tried once more with the same key. When the screen is left its events end, and
 * the job is only looked at now and then, so that the dashboard learns of the plan.
 */
export function useGeneratePlan() {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<PlanProgress | null>(null)
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const mutation = useMutation({
    mutationFn: async (choice: GenerateChoice) => {
      setProgress(null)
      const made = await startPlan(choice)
      if ('plan_data' in made) return made.id
      const read = (id: string) => api('readPlanJob', { params: { id } })
      return followPlanJob(made, {
        events,
        silence: waiting(silenceMs),
        read,
        pause: waiting(pollMs),
        onProgress: setProgress,
        left: leaving.current?.signal ?? AbortSignal.abort(),
      })
    },
    retry: (failures, error) => failures < 1 && wasNotReached(error),
    onSuccess: (_, { childId }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.plans.all }),
        queries.invalidateQueries({ queryKey: queryKeys.subscription }),
        queries.invalidateQueries({ queryKey: queryKeys.children.table(childId) }),
      ]),
    onError: (error) => {
      // The child was deleted meanwhile.
      if (error instanceof ApiError && error.code === 'not_found') {
        queries.invalidateQueries({ queryKey: queryKeys.children.all })
      }
    },
  })
  return { ...mutation, progress }
}
