import { type GoldenTable, goldenHashes } from './golden-hashes.ts'
import { goldenPlan, goldenSeeds } from './golden-plan.ts'
import { goldenProfiles } from './golden-profiles.ts'

/** The table as the code of today makes it; `seen` is handed every plan on the way. */
export const goldenTable = (
  seen: (profile: string, seed: number, plan: unknown) => void = () => {},
): GoldenTable =>
  Object.fromEntries(
    Object.entries(goldenProfiles).map(([profile, child]) => [
      profile,
      Object.fromEntries(
        goldenSeeds.map((seed) => {
          const plan = goldenPlan(profile, child, seed)
          seen(profile, seed, plan)
          return [`seed ${seed}`, goldenHashes(plan)]
        }),
      ),
    ]),
  )
