import { ApiError, type CallOutput } from '@brightplate/contract/api-client'
import { type ErrorCode, errorCodes } from '@brightplate/contract/error-code'

export type PlanJob = CallOutput<'readPlanJob'>

export interface PlanProgress {
  daysDone: number
  daysWanted: number
}

interface FollowOptions {
  read: (id: string) => Promise<PlanJob>
  onProgress: (progress: PlanProgress) => void
  /** Until it is time to look again. */
  pause: () => Promise<void>
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

/** Looks at a job until its plan is made, and gives the plan's id. A failed job is thrown as an `ApiError`. */
export async function followPlanJob(
  started: PlanJob,
  { read, onProgress, pause }: FollowOptions,
): Promise<string> {
  let job = started
  let failedLooks = 0
  while (job.status !== 'failed') {
    if (job.status === 'done' && job.plan_id !== null) return job.plan_id
    onProgress({ daysDone: job.days_done, daysWanted: job.days_wanted })
    await pause()
    try {
      job = await read(job.id)
      failedLooks = 0
    } catch (error) {
      failedLooks += 1
      const isLost = error instanceof ApiError && (error.status === null || error.status >= 500)
      if (!isLost || failedLooks > mostFailedLooks) throw error
    }
  }
  throw failureOf(job)
}
