import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** One that waits holds a connection and little else. */
const mostLate = 1000

/**
 * Tells whoever asks for too much a while later, while nothing is worked on for them: who comes again at each refusal
 * would otherwise take more of the processor by being refused than others do by being answered.
 */
export function refuseLate(app: Pick<FastifyInstance, 'addHook'>, ms: number): void {
  if (ms === 0) return
  let late = 0
  app.addHook('onError', async (_request, _reply, error) => {
    const asksTooMuch =
      error instanceof AppError &&
      (error.code === 'too_many_requests' || error.code === 'overloaded')
    if (!asksTooMuch || late >= mostLate) return
    late += 1
    await after(ms)
    late -= 1
  })
}
