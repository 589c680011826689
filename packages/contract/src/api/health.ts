import { z } from 'zod'

export const health = z.object({ status: z.literal('ok') })

export const readiness = z.object({
  status: z.enum(['ready', 'not_ready']),
  database: z.enum(['embedded', 'server']),
  generator: z.enum(['planner', 'planner_and_model']),
})
