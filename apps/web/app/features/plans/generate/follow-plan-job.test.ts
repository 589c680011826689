import { ApiError } from '@brightplate/contract/api/api-client'
import type { PlanJob } from '@brightplate/contract/plans/meal-plan'
import { describe, expect, it, vi } from 'vitest'
import { followPlanJob } from './follow-plan-job.ts'

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
const at = (days_done: number) => buildJob({ days_done })
const lost = () => new ApiError(null, null)
const failed = () => new ApiError(500, null)

const never = () => new Promise<void>(() => {})

interface Answers {
  /** What the events tell; then they end. 'nothing' is a stream that hangs. */
  told?: (PlanJob | ApiError | 'nothing')[]
  /** What looking finds. */
  looks?: (PlanJob | ApiError)[]
  silence?: () => Promise<void>
}

function follow({ told = [failed()], looks = [], silence = never }: Answers) {
  const left = new AbortController()
  const onProgress = vi.fn()
  const read = vi.fn(async () => {
    const answer = looks.shift()
    if (answer === undefined || answer instanceof ApiError) throw answer
    return answer
  })
  const signals: AbortSignal[] = []
  async function* events(_id: string, signal: AbortSignal) {
    signals.push(signal)
    for (const state of told) {
      if (state instanceof ApiError) throw state
      if (state !== 'nothing') yield state
      else {
        await new Promise((_, reject) => {
          signal.throwIfAborted()
          signal.addEventListener('abort', () => reject(new Error('aborted')))
        })
      }
    }
  }
  const followed = followPlanJob(buildJob({ status: 'queued' }), {
    events,
    silence,
    read,
    onProgress,
    pause: async () => {},
    left: left.signal,
  })
  const daysShown = () => onProgress.mock.calls.map(([{ daysDone }]) => daysDone)
  return { followed, read, left, signals, daysShown }
}

describe('a plan that is made as a job', () => {
  it('is followed day by day by its events until it is there, without looking', async () => {
    const { followed, read, daysShown, signals } = follow({ told: [at(0), at(3), done] })
    await expect(followed).resolves.toBe('p1')
    expect(daysShown()).toEqual([0, 0, 3, 7])
    expect(read).not.toHaveBeenCalled()
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
  })

  it('is looked at where its events are refused', async () => {
    const { followed, daysShown } = follow({ told: [failed()], looks: [at(3), done] })
    await expect(followed).resolves.toBe('p1')
    expect(daysShown()).toEqual([0, 3, 7])
  })

  it('is looked at where its events end early or break off, from where they were', async () => {
    for (const told of [[at(5)], [at(5), lost()]]) {
      const { followed, daysShown } = follow({ told, looks: [at(6), done] })
      await expect(followed).resolves.toBe('p1')
      expect(daysShown()).toEqual([0, 5, 6, 7])
    }
  })

  it('is looked at where its events fall silent, and they are given up', async () => {
    const silence = () => new Promise<void>((resolve) => setTimeout(resolve))
    const { followed, signals, daysShown } = follow({
      told: [at(2), 'nothing'],
      looks: [done],
      silence,
    })
    await expect(followed).resolves.toBe('p1')
    expect(daysShown()).toEqual([0, 2, 7])
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('has its events closed when its screen is left, and is still looked for', async () => {
    const { followed, left, signals, read } = follow({ told: [at(2), 'nothing'], looks: [done] })
    await Promise.resolve()
    expect(signals[0]?.aborted).toBe(false)
    left.abort()
    expect(signals[0]?.aborted).toBe(true)
    await expect(followed).resolves.toBe('p1')
    expect(read).toHaveBeenCalledOnce()
  })

  it('says why there is none, as a call would', async () => {
    const error = { code: 'plan_infeasible' as const, detail: 'No breakfast is left.' }
    const none = buildJob({ status: 'failed', error })
    for (const answers of [{ told: [none] }, { looks: [none] }]) {
      await expect(follow(answers).followed).rejects.toMatchObject({ status: 422, body: error })
    }
  })

  it('outlives a lost connection, but not for ever', async () => {
    await expect(follow({ looks: [lost(), lost(), done] }).followed).resolves.toBe('p1')
    const forever = follow({ looks: Array.from({ length: 20 }, lost) })
    await expect(forever.followed).rejects.toMatchObject({ status: null })
  })

  it('ends at once where the job is not there', async () => {
    const gone = new ApiError(404, { code: 'not_found', detail: 'Gone' })
    const { followed } = follow({ told: [gone], looks: [gone, done] })
    await expect(followed).rejects.toBe(gone)
  })
})
