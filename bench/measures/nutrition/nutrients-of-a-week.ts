import { type Nutrient, nutrients } from '@brightplate/foods/nutrients'
import { type Targets, targetsFor } from '@brightplate/foods/targets/targets'
import { readableMenu } from '@brightplate/meal-plans/compose/readable-menu'
import { buildProblem } from '@brightplate/planner/search/build-problem'
import { type FamilyPlan, familyPlans } from '../../judged/family-plans.ts'
import { startDate } from '../../judged/plan-settings.ts'
import { mostWithinEnergy } from '../../lower-bound/most-within-energy.ts'
import { relaxedOptimum } from '../../lower-bound/relaxed-optimum.ts'
import { benchProfiles } from '../../profiles/profiles.ts'
import type { Benchmark } from '../../report/benchmark.ts'
import { markdownTable } from '../../report/markdown-table.ts'
import { mean, percent } from '../../report/statistics.ts'

const reachedFrom = 0.95
/** Printed, and not held to the aim: hardly in food, or not in most weeks. */
const printedOnly: readonly Nutrient[] = ['vit_d_ug']

const meanOf = ({ document }: FamilyPlan, nutrient: Nutrient) =>
  mean(document.days.map(({ nutrition }) => nutrition[nutrient] ?? 0))

function relaxationOf(plan: FamilyPlan) {
  const menu = readableMenu(plan.plannerProfile)
  return buildProblem(menu, plan.plannerProfile, startDate, 7)
}

/** Days of the plans on which a nutrient passes its upper intake, by nutrient. */
function daysOver(plans: readonly FamilyPlan[], targets: Targets): Map<string, number> {
  const limits: [Nutrient, number][] = [
    ...targets.nutrients.flatMap(({ nutrient, upper }): [Nutrient, number][] =>
      upper === null ? [] : [[nutrient, upper]],
    ),
    ['retinol_ug', targets.retinolUg],
  ]
  const over = new Map<string, number>()
  for (const [nutrient, most] of limits) {
    const days = plans
      .flatMap(({ document }) => document.days)
      .filter(({ nutrition }) => (nutrition[nutrient] ?? 0) > most).length
    if (days > 0) over.set(nutrient, days)
  }
  return over
}

function judgeProfile(id: string, age: number) {
  const plans = familyPlans().filter(({ profile }) => profile.id === id)
  const [first] = plans
  if (!first) throw new RangeError(`No plans of ${id}`)
  const targets = targetsFor(age)
  const problem = relaxationOf(first)
  const { meanDay } = relaxedOptimum(problem)
  const cells = targets.nutrients.map(({ nutrient, recommended }) => {
    const shares = plans.map((plan) => meanOf(plan, nutrient) / recommended)
    const most = mostWithinEnergy(problem, nutrient) / recommended
    const relaxed = (meanDay[nutrients.indexOf(nutrient)] ?? 0) / recommended
    return { id, nutrient, share: mean(shares), shares, lowest: Math.min(...shares), most, relaxed }
  })
  return {
    id,
    cells,
    over: daysOver(plans, targets),
    days: plans.reduce((sum, { document }) => sum + document.days.length, 0),
    omega: mean(plans.map((plan) => 1000 * (meanOf(plan, 'epa_g') + meanOf(plan, 'dha_g')))),
    sodium: mean(plans.map((plan) => meanOf(plan, 'sodium_mg') / targets.sodiumMg)),
  }
}

export const nutrientsOfAWeek: Benchmark = {
  letter: 'D',
  title: 'A week’s mean of each nutrient against its target',
  run: () => {
    const profiles = benchProfiles.map(({ id, facts }) => judgeProfile(id, facts.age))
    const cells = profiles.flatMap((one) => one.cells)
    const held = cells.filter(
      ({ nutrient, most }) => !printedOnly.includes(nutrient) && most >= reachedFrom,
    )
    const waived = cells.filter(
      ({ nutrient, most }) => !printedOnly.includes(nutrient) && most < reachedFrom,
    )
    const missed = held.filter(({ share }) => share < reachedFrom)
    const weeks = held.flatMap(({ shares }) => shares)
    const over = profiles.flatMap((one) =>
      [...one.over].map(([nutrient, days]) => ({ ...one, nutrient, days })),
    )
    const overDays = over.reduce((sum, { days }) => sum + days, 0)
    const saltiest = profiles.filter(({ sodium }) => sodium > 1)
    return {
      figures: [
        {
          measure: `nutrients of profiles whose mean is at least 95 % of the target (${held.length}, vitamin D and EPA+DHA apart)`,
          figure: `${held.length - missed.length} of ${held.length}`,
          comparedWith: 'our aim: all',
          reached: missed.length === 0,
        },
        {
          measure: `the same week by week, ${weeks.length} means`,
          figure: percent(weeks.filter((share) => share >= reachedFrom).length / weeks.length),
          comparedWith: 'no aim',
          reached: null,
        },
        {
          measure: 'waived: even the relaxation, held to the energy alone, stays below 95 %',
          figure: String(waived.length),
          comparedWith: 'no aim',
          reached: null,
        },
        {
          measure: `nutrients above an upper intake on a day, of ${profiles.reduce((sum, { days }) => sum + days, 0)} days`,
          figure: String(overDays),
          comparedWith: 'our aim: 0',
          reached: overDays === 0,
        },
        {
          measure: 'profiles whose mean sodium is above what lowers the risk of disease (CDRR)',
          figure: `${saltiest.length} of ${profiles.length}`,
          comparedWith: 'no aim',
          reached: null,
        },
      ],
      notes: [
        'Below 95 %: the mean of the weeks, the lowest week, what the relaxation’s own best plan brings (all goals weighed), and the most that the relaxation can bring at the target energy with nothing else held. Only below 95 % in that last column is a nutrient waived.',
        markdownTable(
          ['profile', 'nutrient', 'mean', 'lowest week', 'relaxation', 'most', ''],
          [...missed, ...waived]
            .sort((a, b) => a.share - b.share)
            .map(({ id, nutrient, share, lowest, relaxed, most }) => [
              id,
              nutrient,
              percent(share),
              percent(lowest),
              percent(relaxed),
              percent(most),
              most < reachedFrom ? 'waived' : 'missed',
            ]),
        ),
        over.length === 0
          ? 'No day is above an upper intake.'
          : `Days above an upper intake: ${over.map(({ id, nutrient, days }) => `${id}, ${nutrient}: ${days}`).join('; ')}.`,
        'All means, as a share of the target; EPA+DHA in mg a day (no intake is set), sodium as a share of the CDRR:',
        markdownTable(
          ['profile', ...nutrientsShown(profiles[0]?.cells ?? []), 'EPA+DHA mg', 'sodium'],
          profiles.map(({ id, cells: own, omega, sodium }) => [
            id,
            ...own.map(({ share }) => percent(share, 0)),
            omega.toFixed(0),
            percent(sodium, 0),
          ]),
        ),
      ],
    }
  },
}

const nutrientsShown = (cells: readonly { nutrient: Nutrient }[]) =>
  cells.map(({ nutrient }) => nutrient.replace(/_(g|mg|ug|rae_ug|dfe_ug)$/, ''))
