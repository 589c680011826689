import { readableMenu } from '@brightplate/meal-plans/compose/readable-menu'
import { searchSteps } from '@brightplate/meal-plans/compose/search-steps'
import { buildProblem } from '@brightplate/planner/search/build-problem'
import { objective } from '@brightplate/planner/search/objective'
import type { Problem } from '@brightplate/planner/search/problem'
import { randomStream } from '@brightplate/planner/search/random'
import { search } from '@brightplate/planner/search/search'
import { seedsPerProfile, startDate } from '../judged/plan-settings.ts'
import { costByGoal } from '../lower-bound/cost-by-goal.ts'
import { randomLegalPlan } from '../lower-bound/random-legal-plan.ts'
import { relaxedOptimum } from '../lower-bound/relaxed-optimum.ts'
import { wholeDaysBound } from '../lower-bound/whole-days.ts'
import { plannerProfileOf } from '../profiles/planner-profile-of.ts'
import { benchProfiles } from '../profiles/profiles.ts'
import type { Benchmark } from '../report/benchmark.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { mean, percent } from '../report/statistics.ts'

const durationDays = 7
const stepsADay = searchSteps / durationDays
const randomPlans = 100
/** Of the bound: each takes some five seconds, and the later ones bring little. */
const rounds = 10
const mostSteps = 10_000
const otherSteps = [100, 1000, 3000, mostSteps]
const seedsForOtherSteps = 3

const searched = (problem: Problem, steps: number, seeds: number) =>
  Array.from({ length: seeds }, (_, seed) =>
    search(problem, { seed: seed + 1, steps: steps * durationDays }),
  )

function judgeProfile(profile: (typeof benchProfiles)[number]) {
  const plannerProfile = plannerProfileOf(profile)
  const problem = buildProblem(
    readableMenu(plannerProfile),
    plannerProfile,
    startDate,
    durationDays,
  )
  const random = randomStream(1)
  const drawn = Array.from({ length: randomPlans }, () => randomLegalPlan(problem, random))
  const found = searched(problem, stepsADay, seedsPerProfile)
  const bound = wholeDaysBound(problem, rounds)
  const longer = otherSteps.map((steps) => ({
    steps,
    costs: searched(problem, steps, seedsForOtherSteps).map(objective),
  }))
  const best = Math.min(...longer.flatMap(({ costs }) => costs))
  const start = mean(drawn.map(objective))
  const way = (cost: number) => (start - cost) / (start - bound)
  const byGoal = [...costByGoal(drawn[0] ?? randomLegalPlan(problem, random)).keys()].map(
    (goal) => ({
      goal,
      start: mean(drawn.map((state) => costByGoal(state).get(goal) ?? 0)),
      found: mean(found.map((state) => costByGoal(state).get(goal) ?? 0)),
      bound: relaxedOptimum(problem, [goal]).bound,
    }),
  )
  return {
    id: profile.id,
    start,
    found: mean(found.map(objective)),
    bound,
    way: way(mean(found.map(objective))),
    wayToBest: (start - mean(found.map(objective))) / (start - best),
    byGoal,
    bySteps: longer.map(({ steps, costs }) => ({ steps, way: way(mean(costs)) })),
  }
}

export const wayToTheBound: Benchmark = {
  letter: 'H',
  title: 'Share of the way from random legal plans down to a lower bound',
  run: () => {
    const profiles = benchProfiles.map(judgeProfile)
    const way = mean(profiles.map((one) => one.way))
    const goals = profiles[0]?.byGoal.map(({ goal }) => goal) ?? []
    const sumOf = (goal: string, key: 'start' | 'found' | 'bound') =>
      profiles.reduce(
        (sum, { byGoal }) => sum + (byGoal.find((one) => one.goal === goal)?.[key] ?? 0),
        0,
      ) / profiles.length
    return {
      figures: [
        {
          measure: `mean share of ${profiles.length} profiles, ${seedsPerProfile} seeds, ${durationDays} days, ${stepsADay} steps a day`,
          figure: `${percent(way)} (${percent(Math.min(...profiles.map((one) => one.way)))} to ${percent(Math.max(...profiles.map((one) => one.way)))})`,
          comparedWith: 'our aim: 97 %',
          reached: way >= 0.97,
        },
        {
          measure: `the same down to the best plan that is known, of ${seedsForOtherSteps} seeds at up to ${mostSteps} steps a day`,
          figure: percent(mean(profiles.map(({ wayToBest }) => wayToBest))),
          comparedWith: 'no aim',
          reached: null,
        },
        ...otherSteps.map((steps) => ({
          measure: `the same at ${steps} steps a day, ${seedsForOtherSteps} seeds`,
          figure: percent(
            mean(
              profiles.map(({ bySteps }) => bySteps.find((one) => one.steps === steps)?.way ?? 0),
            ),
          ),
          comparedWith: 'no aim',
          reached: null,
        })),
      ],
      notes: [
        `The bound is that of whole days: a slot of a day holds one dish in one size, and the days of a week are the cheapest mixture of such days, weekdays and weekends each by themselves (\`bench/lower-bound/\`, ${rounds} rounds, each of which is a bound). Of what is cooked for two meals each pot counts once. It leaves out what joins days: neighbouring days with the same dish and a long list cost nothing, days may stand in parts, and a routine asks for one dish a slot at the least, however many nutrients one dish leaves short (which is why the profile with a routine stays behind). The true gap is therefore smaller than the one printed.`,
        markdownTable(
          ['profile', 'random', 'found', 'bound', 'share of the way'],
          profiles.map((one) => [
            one.id,
            one.start.toFixed(1),
            one.found.toFixed(1),
            one.bound.toFixed(1),
            percent(one.way),
          ]),
        ),
        'By goal, mean of the profiles; each goal is bounded as if it were the only one, so that together they cannot all be reached:',
        markdownTable(
          ['goal', 'random', 'found', 'bound', 'share of the way'],
          goals.map((goal) => {
            const [start, found, bound] = (['start', 'found', 'bound'] as const).map((key) =>
              sumOf(goal, key),
            )
            const distance = (start ?? 0) - (bound ?? 0)
            return [
              goal,
              (start ?? 0).toFixed(1),
              (found ?? 0).toFixed(1),
              (bound ?? 0).toFixed(1),
              distance > 1e-6
                ? percent(((start ?? 0) - (found ?? 0)) / distance)
                : 'nothing to gain',
            ]
          }),
        ),
      ],
    }
  },
}
