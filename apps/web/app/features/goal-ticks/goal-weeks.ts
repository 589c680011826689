import type { GoalTick } from '@brightplate/contract/goal-tick'

const dayMs = 24 * 60 * 60 * 1000

const shifted = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The Monday on or before a plain date. */
export function weekStartOf(date: string): string {
  const fromMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return shifted(date, -fromMonday)
}

/** The Monday `weeks` weeks before another. */
export const weeksBefore = (weekStart: string, weeks: number): string =>
  shifted(weekStart, -7 * weeks)

export const isMet = (ticks: readonly GoalTick[], goal: string, weekStart: string): boolean =>
  ticks.some((tick) => tick.goal === goal && tick.week_start === weekStart)

/** Goals of the profile, then those that were ticked once and left it. */
export const goalsOf = (goals: readonly string[], ticks: readonly GoalTick[]): string[] => [
  ...new Set([...goals, ...ticks.map(({ goal }) => goal)]),
]
