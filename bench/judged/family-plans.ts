import { readableMenu } from '@brightplate/meal-plans/compose/readable-menu'
import { searchSteps } from '@brightplate/meal-plans/compose/search-steps'
import { plan } from '@brightplate/planner/plan'
import type { PlanDocument } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { plannerProfileOf } from '../profiles/planner-profile-of.ts'
import { type BenchProfile, benchProfiles } from '../profiles/profiles.ts'
import { seedsPerProfile, startDate } from './plan-settings.ts'

export interface FamilyPlan {
  profile: BenchProfile
  plannerProfile: PlannerProfile
  seed: number
  document: PlanDocument
}

const durationDays = 7

/** A week for each of so many seeds. */
export function plansOfSeeds(profile: BenchProfile, seeds: number): FamilyPlan[] {
  const plannerProfile = plannerProfileOf(profile)
  const menu = readableMenu(plannerProfile)
  return Array.from({ length: seeds }, (_, index) => {
    const seed = index + 1
    const steps = searchSteps
    const outcome = plan({
      profile: plannerProfile,
      startDate,
      durationDays,
      seed,
      steps,
      menu,
    })
    if (outcome.kind !== 'plan') throw new Error(`${profile.id}, seed ${seed}: no plan`)
    return { profile, plannerProfile, seed, document: outcome.document }
  })
}

/** A week for each seed. */
export const plansOf = (profile: BenchProfile): FamilyPlan[] =>
  plansOfSeeds(profile, seedsPerProfile)

let made: readonly FamilyPlan[] | null = null

/** A week for each profile and seed, from the recipes that the server plans with; made once. */
export function familyPlans(): readonly FamilyPlan[] {
  made ??= benchProfiles.flatMap(plansOf)
  return made
}
