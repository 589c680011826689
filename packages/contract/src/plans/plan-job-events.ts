import { readServerEvents } from '../api/server-events.ts'
import type { PlanJob } from './meal-plan.ts'

/** What the events of a job are called; after `done` and `failed` the stream ends. */
export type PlanJobEvent = 'progress' | 'done' | 'failed'

/** The event that tells of a job in this state. */
export const eventOf = ({ status }: PlanJob): PlanJobEvent =>
  status === 'done' || status === 'failed' ? status : 'progress'

/**
 * The states of a job, from the body of `followPlanJob` (server-sent events). A stream that ends
 * without a state that is done or failed was cut: ask again.
 */
export const readPlanJobEvents = (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<PlanJob> => readServerEvents<PlanJob>(body)
