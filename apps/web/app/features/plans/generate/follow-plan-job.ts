import { ApiError } from '@brightplate/contract/api/api-client'
import { type ErrorCode, errorCodes } from '@brightplate/contract/api/error-code'
import type { PlanJob } from '@brightplate/contract/plans/meal-plan'

export interface PlanProgress {
  daysDone: number
  daysWanted: number
}

interface FollowOptions {
  /** The states of the job as they come, until the signal aborts. */
  events: (id: string, signal: AbortSignal) => AsyncIterable<PlanJob>
  /** Until events that said nothing are given up. */
  silence: () => Promise<void>
  read: (id: string) => Promise<PlanJob>
  /** Until it is time to look again. */
  pause: () => Promise<void>
  onProgress: (progress: PlanProgress) => void
  /** When nobody looks any more. */
  left: AbortSignal
}

/** A lost connection ends nothing on the server, so it is tried again this often. */
const mostFailedLooks = 10

const isErrorCode = (code: string): code is ErrorCode => code in errorCodes

function failureOf({ error }: PlanJob): ApiError {
  const code = error?.code ?? ''
  return error && isErrorCode(code)
    ? new ApiError(errorCodes[code].status, { ...error, code })
    : new ApiError(null, null)
}

const hasEnded = ({ status }: PlanJob) => status === 'done' || status === 'failed'

/** The last state that events reported. They may fail, end early or fall silent: then it is no end. */
async function followEvents(
  started: PlanJob,
  { events, silence, left }: FollowOptions,
  onState: (job: PlanJob) => void,
): Promise<PlanJob> {
  const stream = new AbortController()
  const stop = () => stream.abort()
  left.addEventListener('abort', stop)
  if (left.aborted) stop()
  let job = started
  try {
    const states = events(job.id, stream.signal)[Symbol.asyncIterator]()
    while (!hasEnded(job)) {
      const next = await Promise.race([states.next(), silence()])
      if (!next || next.done) break
      job = next.value
      onState(job)
    }
  } catch {
    // Looking says whether the job itself is out of reach.
  } finally {
    left.removeEventListener('abort', stop)
    stop()
  }
  return job
}

/**
 * Follows a job until its plan is made, and gives the plan's id: by events, and by looking now and
 * then where they cannot be had or nobody waits for them. A failed job is thrown as an `ApiError`.
 */
export async function followPlanJob(started: PlanJob, options: FollowOptions): Promise<string> {
  const { read, pause, onProgress } = options
  const show = (job: PlanJob) =>
    onProgress({ daysDone: job.days_done, daysWanted: job.days_wanted })
  show(started)
  let job = await followEvents(started, options, show)
  let failedLooks = 0
  while (!hasEnded(job)) {
    await pause()
    try {
      job = await read(job.id)
      failedLooks = 0
      show(job)
    } catch (error) {
      failedLooks += 1
      const isLost = error instanceof ApiError && (error.status === null || error.status >= 500)
      if (!isLost || failedLooks > mostFailedLooks) throw error
    }
  }
  if (job.plan_id === null) throw failureOf(job)
  return job.plan_id
}
