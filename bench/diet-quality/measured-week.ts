import { dishesAtHome } from '../../packages/planner/src/plan-document.ts'
import { type FamilyPlan, plansOfSeeds } from '../judged/family-plans.ts'
import type { BenchProfile } from '../profiles/profiles.ts'
import { mean, quantile } from '../report/statistics.ts'
import { intakeOf } from './diet-intake.ts'
import { eatenOfDish } from './eaten-of-dish.ts'
import { type HeiScore, heiScore } from './hei-score.ts'
import { type HeiComponent, heiIndexAt, heiStandards } from './hei-standards.ts'
import { type WeekCounts, weekCounts } from './week-counts.ts'

export interface MeasuredWeek {
  id: string
  seed: number
  /** Of the week summed up. */
  week: HeiScore
  /** Of its days, each by itself. */
  days: number[]
  counts: WeekCounts
}

function measured({ profile, seed, document }: FamilyPlan): MeasuredWeek {
  const { age } = profile.facts
  const standards = heiStandards(heiIndexAt(age))
  const days = document.days.map((day) => dishesAtHome(day).flatMap(eatenOfDish))
  return {
    id: profile.id,
    seed,
    week: heiScore(intakeOf(days.flat()), standards),
    days: days.map((eaten) => heiScore(intakeOf(eaten), standards).total),
    counts: weekCounts(document, age),
  }
}

/** So many weeks of each child. */
export const weeksOf = (profiles: readonly BenchProfile[], seeds: number): MeasuredWeek[] =>
  profiles.flatMap((profile) => plansOfSeeds(profile, seeds).map(measured))

export const totals = (weeks: readonly MeasuredWeek[]) => weeks.map(({ week }) => week.total)
export const median = (values: readonly number[]) => quantile(values, 0.5)
/** Both indices give a component the same points. */
export const standardsOfAll = heiStandards('two-and-over')

/** The mean of its points, of all that it has. */
export const shareOf = (weeks: readonly MeasuredWeek[], component: HeiComponent) =>
  mean(weeks.map(({ week }) => week.points[component])) / standardsOfAll[component].maxPoints
