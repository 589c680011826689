import { ApiError } from '@brightplate/contract/api-client'
import { describe, expect, it, vi } from 'vitest'
import { followPlanJob, type PlanJob } from './follow-plan-job.ts'

const buildJob = (changes: Partial<PlanJob> = {}): PlanJob => ({
  id: '01932f00-0000-7000-8000-00000000000a',
  status: 'running',
  days_done: 0,
  days_wanted: 7,
  plan_id: null,
  error: null,
  ...changes,
})

const done = buildJob({ status: 'done', days_done: 7, plan_id: 'p1' })

function follow(answers: (PlanJob | ApiError)[]) {
  const onProgress = vi.fn()
  const read = async () => {
    const answer = answers.shift()
    if (answer === undefined || answer instanceof ApiError) throw answer
    return answer
  }
  const followed = followPlanJob(buildJob({ status: 'queued' }), {
    read,
    onProgress,
    pause: async () => {},
  })
  return { followed, onProgress }
}

describe('a plan that is made as a job', () => {
  it('is followed day by day until it is there', async () => {
    const { followed, onProgress } = follow([buildJob({ days_done: 3 }), done])
    await expect(followed).resolves.toBe('p1')
    expect(onProgress.mock.calls).toEqual([
      [{ daysDone: 0, daysWanted: 7 }],
      [{ daysDone: 3, daysWanted: 7 }],
    ])
  })

  it('says why there is none, as a call would', async () => {
    const error = { code: 'plan_infeasible' as const, detail: 'No breakfast is left.' }
    const { followed } = follow([buildJob({ status: 'failed', error })])
    await expect(followed).rejects.toMatchObject({ status: 422, body: error })
  })

  it('outlives a lost connection, but not for ever', async () => {
    const lost = () => new ApiError(null, null)
    await expect(follow([lost(), lost(), done]).followed).resolves.toBe('p1')
    const forever = follow(Array.from({ length: 20 }, lost))
    await expect(forever.followed).rejects.toMatchObject({ status: null })
  })

  it('ends at once where the job is not there', async () => {
    const gone = new ApiError(404, { code: 'not_found', detail: 'Gone' })
    await expect(follow([gone, done]).followed).rejects.toBe(gone)
  })
})
