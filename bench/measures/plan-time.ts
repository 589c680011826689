import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import { searchSteps } from '@brightplate/meal-plans/compose/search-steps'
import { ourMenu } from '@brightplate/planner/menu'
import { plan } from '@brightplate/planner/plan'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import type { Recipe } from '@brightplate/recipes/recipe'
import { startDate } from '../judged/plan-settings.ts'
import { familiesOfFive } from '../profiles/families-of-five.ts'
import { plannerProfileOf } from '../profiles/planner-profile-of.ts'
import { type BenchProfile, benchProfiles } from '../profiles/profiles.ts'
import type { Benchmark } from '../report/benchmark.ts'
import { mean, quantile } from '../report/statistics.ts'

const seeds = [1, 2, 3, 4]
const factors = [1, 2, 5, 10]

const millisecondsOf = (work: () => unknown): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

interface Case {
  facts: BenchProfile['facts']
  profile: PlannerProfile
}

/**
 * What is remembered of a profile goes with it: each plan is for one that was never seen. A request comes to a
 * thread as a copy, and the profile is made there.
 */
function unseen(one: BenchProfile): Case {
  const copy = structuredClone(one)
  return { facts: copy.facts, profile: plannerProfileOf(copy) }
}

const planned = ({ profile }: Case, durationDays: 7 | 14, seed: number, recipes = allRecipes) =>
  plan({
    profile,
    startDate,
    durationDays,
    seed,
    steps: searchSteps,
    menu: { ...ourMenu, recipes },
  })

const composed = ({ facts }: Case, durationDays: 7 | 14, seed: number) =>
  composePlan({
    child: facts,
    startDate,
    durationDays,
    seed,
    steps: searchSteps,
  })

/** Every recipe `factor` times, each copy with an id of its own. */
const multiplied = (factor: number): Recipe[] =>
  Array.from({ length: factor }, (_, copy) =>
    allRecipes.map((recipe) => (copy === 0 ? recipe : { ...recipe, id: `${recipe.id}-${copy}` })),
  ).flat()

const text = (times: readonly number[]) =>
  `median ${quantile(times, 0.5).toFixed(0)} ms, 95th percentile ${quantile(times, 0.95).toFixed(0)} ms`

export const planTime: Benchmark = {
  letter: 'G',
  title: 'Time of a plan on one core, and its growth with the recipes',
  run: () => {
    const all = benchProfiles
    // The first plans of a process warm up the compiler: one of each profile.
    for (const one of all) composed(unseen(one), 14, 0)
    const timesOf = (make: typeof planned | typeof composed, durationDays: 7 | 14) =>
      all.flatMap((one) =>
        seeds.map((seed) => {
          const child = unseen(one)
          return millisecondsOf(() => make(child, durationDays, seed))
        }),
      )
    const planner = ([7, 14] as const).map((durationDays) => ({
      durationDays,
      times: timesOf(planned, durationDays),
    }))
    const served = timesOf(composed, 14)
    const ofFive = familiesOfFive.flatMap((one) =>
      seeds.map((seed) => {
        const child = unseen(one)
        return millisecondsOf(() => composed(child, 14, seed))
      }),
    )
    const slow = quantile(planner[1]?.times ?? [], 0.95)
    const growth = factors.map((factor) => {
      const recipes = multiplied(factor)
      const times = all.map((one) => {
        const child = unseen(one)
        return millisecondsOf(() => planned(child, 14, 1, recipes))
      })
      return { factor, recipes: recipes.length, time: mean(times) }
    })
    const ratio = (growth.at(-1)?.time ?? 0) / (growth[0]?.time ?? 1)
    return {
      figures: [
        ...planner.map(({ durationDays, times }) => ({
          measure: `planner, ${durationDays} days, ${times.length} plans of ${all.length} profiles`,
          figure: text(times),
          comparedWith:
            durationDays === 14
              ? 'the specification: 30-60 s; our aim: 100 ms at the 95th percentile'
              : 'the specification: 30-60 s',
          reached: durationDays === 14 ? slow <= 100 : null,
        })),
        {
          measure: `with interpretation and both safety checks, as served, 14 days, ${served.length} plans`,
          figure: text(served),
          comparedWith: 'the specification: 30-60 s',
          reached: quantile(served, 0.95) <= 30_000,
        },
        {
          measure: `the same for families of five with rules of their own, ${ofFive.length} plans`,
          figure: text(ofFive),
          comparedWith: 'our aim: 250 ms at the 95th percentile',
          reached: quantile(ofFive, 0.95) <= 250,
        },
        {
          measure: `growth of the mean time from ${growth[0]?.recipes} to ${growth.at(-1)?.recipes} recipes, 14 days`,
          figure: `${ratio.toFixed(2)} times`,
          comparedWith: `our aim: at most linear (${factors.at(-1)} times)`,
          reached: ratio <= (factors.at(-1) ?? 0),
        },
      ],
      notes: [
        growth
          .map(({ recipes, time }) => `- ${recipes} recipes: mean ${time.toFixed(0)} ms`)
          .join('\n'),
      ],
    }
  },
}
