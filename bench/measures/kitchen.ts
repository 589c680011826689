import { cookedFrom } from '@brightplate/planner/kitchen/kitchen-caps'
import { dishesOfDay, type PlanDocument } from '@brightplate/planner/plan-document'
import { type FamilyPlan, plansOf } from '../judged/family-plans.ts'
import { ordinaryProfiles } from '../profiles/ordinary-profiles.ts'
import type { BenchProfile } from '../profiles/profiles.ts'
import { selectiveProfiles } from '../profiles/selective-profiles.ts'
import type { Benchmark, Figure } from '../report/benchmark.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { mean, quantile } from '../report/statistics.ts'

const aims = { median: 25, most: 35, cooked: 8, lines: { selective: 30, ordinary: 42 } }

const isWeekday = (date: string) => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

/** Active minutes of each weekday, over all slots. */
const weekdaysOf = ({ days }: PlanDocument): number[] =>
  days
    .filter(({ date }) => isWeekday(date))
    .map((day) => dishesOfDay(day).reduce((sum, { active_minutes }) => sum + active_minutes, 0))

const cookedIn = ({ days }: PlanDocument): number =>
  days.flatMap(dishesOfDay).filter(({ active_minutes }) => active_minutes >= cookedFrom).length

const linesIn = ({ shopping_items }: PlanDocument): number => shopping_items.length

const isUnsaid = ({ document }: FamilyPlan): boolean =>
  weekdaysOf(document).some((minutes) => minutes > aims.most) &&
  !document.tip_texts.some(({ key }) => key.startsWith('tip.kitchen-day'))

function kitchenOf(profiles: readonly BenchProfile[], fewLines: number) {
  const plans = profiles.map((profile) => ({ profile, plans: plansOf(profile) }))
  const all = plans.flatMap((one) => one.plans)
  const minutes = all.flatMap(({ document }) => weekdaysOf(document))
  const cooked = all.map(({ document }) => cookedIn(document))
  const lines = all.map(({ document }) => linesIn(document))
  const unsaid = all.filter(isUnsaid).length
  const figure = (measure: string, value: number, aim: number): Figure => ({
    measure,
    figure: String(value),
    comparedWith: `our aim: ${aim}`,
    reached: value <= aim,
  })
  return {
    figures: [
      figure('active minutes a weekday, median', quantile(minutes, 0.5), aims.median),
      figure('active minutes a weekday, 95th percentile', quantile(minutes, 0.95), aims.most),
      figure('cooked meals a week, 95th percentile', quantile(cooked, 0.95), aims.cooked),
      figure('lines to buy a week, median', quantile(lines, 0.5), fewLines),
      figure('caps broken and not said, plans', unsaid, 0),
    ],
    rows: plans.map(({ profile, plans: own }) => [
      profile.id,
      mean(own.flatMap(({ document }) => weekdaysOf(document))).toFixed(0),
      mean(own.map(({ document }) => cookedIn(document))).toFixed(1),
      mean(own.map(({ document }) => linesIn(document))).toFixed(0),
    ]),
  }
}

const named = (who: string, figures: readonly Figure[]) =>
  figures.map((one) => ({ ...one, measure: `${who}: ${one.measure}` }))

export const kitchen: Benchmark = {
  letter: 'K',
  title: 'What a week asks of the kitchen',
  run: () => {
    const selective = kitchenOf(selectiveProfiles, aims.lines.selective)
    const ordinary = kitchenOf(ordinaryProfiles, aims.lines.ordinary)
    return {
      figures: [
        ...named('nearly all foods known', selective.figures),
        ...named('no food known', ordinary.figures),
      ],
      notes: [
        markdownTable(
          ['child', 'active minutes a weekday', 'cooked meals a week', 'lines to buy'],
          [...selective.rows, ...ordinary.rows],
        ),
      ],
    }
  },
}
