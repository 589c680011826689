import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { buildFacts } from '@brightplate/meal-plans/testing/build-facts'
import { expect, it, onTestFinished } from 'vitest'
import { AppError } from '../errors.ts'
import { openPlanThreads } from './plan-threads.ts'

const tags = { allergies: ['milk'], behavioral_goals: [], dietary_preferences: [] }

it('lets one account have only so much waiting for the quick thread, and serves the others', async () => {
  const threads = openPlanThreads()
  onTestFinished(threads.close)
  const asked = 250
  const flood = Array.from({ length: asked }, () => threads.interpretTerms('one', tags))
  const refused = Promise.allSettled(flood)
  const { readings } = await threads.interpretTerms('other', tags)
  expect(readings[0]?.understood_as[0]?.term).toBe('milk')
  const answers = await refused
  const reasons = answers.flatMap((one) => (one.status === 'rejected' ? one.reason : []))
  expect(reasons.every((one) => one instanceof AppError && one.code === 'too_many_requests')).toBe(
    true,
  )
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.length).toBeLessThanOrEqual(50)
})

it('looks up the pictures of foods in a thread', async () => {
  const threads = openPlanThreads()
  onTestFinished(threads.close)
  const pictures = await threads.picturesOfFoods('one', ['banana', 'blorb'])
  expect([...pictures.keys()]).toEqual(['banana'])
})

it('holds each thread to a heap of its own, whatever the process was started with', async () => {
  const started: Worker[] = []
  const note = (worker: Worker) => started.push(worker)
  process.on('worker', note)
  const threads = openPlanThreads()
  onTestFinished(async () => {
    process.off('worker', note)
    await threads.close()
  })
  await threads.interpretTerms('one', tags)
  await threads.fittingRecipes({ child: buildFacts(), recipes: [] })
  expect(started).toHaveLength(2)
  for (const worker of started) {
    expect((await worker.getHeapStatistics()).heap_size_limit / 1024 ** 2).toBeLessThan(650)
  }
})

it('starts a thread with its first work, lets it go when it has none, and starts another', async () => {
  const started: Worker[] = []
  const note = (worker: Worker) => started.push(worker)
  process.on('worker', note)
  const threads = openPlanThreads(50)
  onTestFinished(async () => {
    process.off('worker', note)
    await threads.close()
  })
  expect(started).toHaveLength(0)
  await threads.interpretTerms('one', tags)
  const [first] = started
  if (first && first.threadId !== -1) await once(first, 'exit')
  expect(started).toHaveLength(1)
  const { readings } = await threads.interpretTerms('one', tags)
  expect(readings[0]?.understood_as[0]?.term).toBe('milk')
  expect(started).toHaveLength(2)
})
