import { limits } from '@brightplate/contract/limits'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import { searchSteps } from '@brightplate/meal-plans/compose/search-steps'
import { type JudgedProfile, planProfile } from '@brightplate/meal-plans/profile/plan-profile'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { startDate } from '../judged/plan-settings.ts'
import { benchProfile } from '../profiles/profiles.ts'
import type { RealList } from './read-real-lists.ts'

export interface ListWeek {
  list: RealList
  facts: ProfileFacts
  judged: JudgedProfile
  /** Null where none was made; `why` says what was answered. */
  plan: PlanData | null
  why: string
}

/** From more foods on they stand in two weeks. */
const ofOneWeek = 14

/** The plan that a child of this list is given, of whom it is nearly all that is eaten. */
export function listWeek(list: RealList, more: Partial<ProfileFacts> = {}): ListWeek {
  const isTaken = (food: string) => food.length <= limits.tagMaxLength
  const { facts: ordinary } = benchProfile(list.id, {
    age: list.age,
    safe_foods: list.foods.filter(isTaken),
    safe_foods_nearly_all: true,
  })
  const facts = { ...ordinary, ...more }
  const judged = planProfile(facts)
  const durationDays = list.foods.length > ofOneWeek ? 14 : 7
  const refused = list.foods.find((food) => !isTaken(food))
  if (refused !== undefined) return { list, facts, judged, plan: null, why: `refused: ${refused}` }
  const made = composePlan({ child: facts, startDate, durationDays, seed: 1, steps: searchSteps })
  const plan = made.kind === 'plan' ? made.planData : null
  return { list, facts, judged, plan, why: made.kind === 'plan' ? '' : JSON.stringify(made) }
}
