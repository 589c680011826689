import type { GoalTick } from '@brightplate/contract/child/goal-tick'
import { daysLater } from '@brightplate/contract/plain-date'

/** The Monday `weeks` weeks before another. */
export const weeksBefore = (weekStart: string, weeks: number): string =>
  daysLater(weekStart, -7 * weeks)

export const isMet = (ticks: readonly GoalTick[], goal: string, weekStart: string): boolean =>
  ticks.some((tick) => tick.goal === goal && tick.week_start === weekStart)

/** Goals of the profile, then those that were ticked once and left it. */
export const goalsOf = (goals: readonly string[], ticks: readonly GoalTick[]): string[] => [
  ...new Set([...goals, ...ticks.map(({ goal }) => goal)]),
]
