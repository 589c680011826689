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
export async function* readPlanJobEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<PlanJob> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = /^data: (.+)$/m.exec(block)?.[1]
        // Written by the server from the contract's own shape.
        if (data) yield JSON.parse(data) as PlanJob
      }
    }
  } finally {
    await reader.cancel()
  }
}
