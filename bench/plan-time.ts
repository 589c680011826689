import { plan } from '@brightplate/planner/plan'
import { buildProfile } from '@brightplate/planner/testing/build-profile'

const plansPerLength = 40
/** As `apps/server/src/plans/generate-plan.ts` asks for. */
const stepsPerDay = 3000

const profile = buildProfile(
  { goals: ['sleep'], likedTextures: ['crunchy'] },
  { allergens: ['milk', 'peanut'] },
)

function millisecondsOf(durationDays: 7 | 14, seed: number): number {
  const start = performance.now()
  const steps = stepsPerDay * durationDays
  plan({ profile, startDate: '2026-11-23', durationDays, seed, steps })
  return performance.now() - start
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)

for (const durationDays of [7, 14] as const) {
  // The first plans of a process warm up the compiler.
  for (let seed = 0; seed < 3; seed += 1) millisecondsOf(durationDays, seed)
  const times = Array.from({ length: plansPerLength }, (_, seed) =>
    millisecondsOf(durationDays, seed),
  ).sort((a, b) => a - b)
  console.log(
    `${durationDays} days: median ${at(times, 0.5)} ms, 95th percentile ${at(times, 0.95)} ms (${plansPerLength} plans, one core)`,
  )
}
