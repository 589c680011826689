import { readServerEvents } from '../api/server-events.ts'
import type { PlanJob } from './meal-plan.ts'

/** Event names of a job; the stream ends after `done` and `failed`. */
export type PlanJobEvent = 'progress' | 'done' | 'failed'

/** The event name of a job's state. */
export const eventOf = ({ status }: PlanJob): PlanJobEvent =>
  status === 'done' || status === 'failed' ? status : 'progress'

/**
 * The states of a job, from the body of `followPlanJob` (server-sent events). A stream that ends
 * without a state that is done or failed was cut: ask again.
 */
export const readPlanJobEvents = (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<PlanJob> => readServerEvents<PlanJob>(body)
