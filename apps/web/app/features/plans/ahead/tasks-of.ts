import type { AheadTask, PlanDay } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/ahead'
import { weekday } from '../../../ui/words/dates.ts'
import type { DishSlot } from '../dish-locks.ts'
import type { ShownPlan } from '../shown-plan.ts'

type Plan = Pick<ShownPlan, 'plan_data'>

export interface TasksOfDay {
  title: string
  tasks: readonly AheadTask[]
}

/**
 * What may be done before the plan begins, on its first day; null on any other, and where there is nothing.
 * @param today a plain date: what is over by then is left out; nothing is without one
 */
export function tasksBefore({ plan_data }: Plan, { day }: PlanDay, today = ''): TasksOfDay | null {
  const { prepared_ahead: all = [], days } = plan_data
  const tasks = all.filter((task) => task.day === 0 && task.date >= today)
  const [first] = tasks
  if (day !== days[0]?.day || !first) return null
  return { title: words.beforePlan({ weekday: weekday(first.date) }), tasks }
}

/** What may be done on a day for later meals; null where there is nothing. */
export function tasksOn({ plan_data }: Plan, { day }: PlanDay): TasksOfDay | null {
  const { prepared_ahead: all = [] } = plan_data
  const tasks = all.filter((task) => task.day === day)
  return tasks.length > 0 ? { title: words.today, tasks } : null
}

const within = (sentence: string) => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`

/** What is other at a meal where it was prepared ahead. */
export const afterwardsOf = (
  { plan_data: { prepared_ahead: all = [] } }: Plan,
  { day, slot }: DishSlot,
): string[] =>
  all
    .filter(({ meals }) => meals.some((one) => one.day === day && one.slot === slot))
    .flatMap(({ kind, date, afterwards }) => {
      if (!afterwards) return []
      const rest = within(afterwards.text)
      return kind === 'batch'
        ? [words.ifCooked({ weekday: weekday(date), rest })]
        : [words.ifBegun({ rest })]
    })
