import { ApiError } from '@brightplate/contract/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { localDate } from '../../ui/dates.ts'
import { followPlanJob, type PlanProgress } from './follow-plan-job.ts'

export interface GenerateChoice {
  childId: string
  durationDays: 7 | 14
  /** A kept week to start from. */
  templateId: string | null
  /** One for each click: the same key never spends two plans. */
  key: string
}

const lookMs = 1000

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, lookMs))

const wasNotReached = (error: unknown) => error instanceof ApiError && error.status === null

const startPlan = ({ childId, durationDays, templateId, key }: GenerateChoice) =>
  api('generatePlan', {
    headers: { 'idempotency-key': key, prefer: 'respond-async' },
    body: {
      child_id: childId,
      duration_days: durationDays,
      start_date: localDate(new Date()),
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(templateId === null ? {} : { template_id: templateId }),
    },
  })

/**
 * Makes a plan from today on and gives its id, with how far it is where the server makes it as a job.
 * A broken line is tried once more with the same key.
 */
export function useGeneratePlan() {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<PlanProgress | null>(null)
  const mutation = useMutation({
    mutationFn: async (choice: GenerateChoice) => {
      setProgress(null)
      const made = await startPlan(choice)
      if ('plan_data' in made) return made.id
      const read = (id: string) => api('readPlanJob', { params: { id } })
      return followPlanJob(made, { read, onProgress: setProgress, pause })
    },
    retry: (failures, error) => failures < 1 && wasNotReached(error),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['plans'] }),
    onError: (error) => {
      // The child was deleted meanwhile.
      if (error instanceof ApiError && error.code === 'not_found') {
        queries.invalidateQueries({ queryKey: ['children'] })
      }
    },
  })
  return { ...mutation, progress }
}
