import { z } from 'zod'
import * as words from '#localized/child'
import { requestedDay } from '../requested-day.ts'

/** A week in which a behavioral goal was met. */
export const goalTick = z
  .object({ goal: z.string(), week_start: z.iso.date().describe('A Monday.') })
  .meta({ id: 'GoalTick' })

export const goalTickBody = z.object({
  goal: z.string().min(1, { error: words.chooseGoal }),
  week_start: requestedDay(words.chooseWeek),
  met: z.boolean(),
})

export type GoalTick = z.infer<typeof goalTick>
export type GoalTickBody = z.infer<typeof goalTickBody>
