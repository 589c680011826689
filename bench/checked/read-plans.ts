import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { startDate } from '../judged/plan-settings.ts'
import { listWeek } from '../lists/list-week.ts'
import { randomList } from '../lists/random-list.ts'
import type { RealList } from '../lists/read-real-lists.ts'
import { ordinaryProfiles } from '../profiles/ordinary-profiles.ts'
import { selectiveProfiles } from '../profiles/selective-profiles.ts'
import { checkedProfile } from './checked-profiles.ts'
import { wirePlanOf } from './wire-plan-of.ts'

/** A plan whose sentences are read, with the child as it is. */
export interface ReadPlan {
  from: string
  child: ProfileFacts
  plan: MealPlan
}

/** What is said is read, not how well it is chosen. */
const steps = 300

const goals = ['focus', 'better sleep', 'constipation', 'try new foods', 'weight gain', 'calm']
const wishes = ['crunchy foods', 'loves pasta', 'soft foods', 'mexican food', 'blorb']

/** A short list, every third with goals, wishes, little time or a budget. */
function listChild(seed: number): ProfileFacts {
  const child = randomList(seed)
  if (seed % 3 !== 0) return child
  const turn = Math.floor(seed / 3)
  return {
    ...child,
    diagnosis: turn % 2 === 0 ? 'adhd' : 'both',
    behavioral_goals: [goals[turn % goals.length] ?? 'focus'],
    dietary_preferences: [...child.dietary_preferences, wishes[turn % wishes.length] ?? 'blorb'],
    new_foods: turn % 4 === 0 ? 'none' : 'weekly',
    kitchen_minutes_weekday: turn % 5 === 0 ? 10 : null,
    cooked_meals_week: turn % 7 === 0 ? 2 : null,
    weekly_budget: turn % 2 === 0 ? 25 + (turn % 90) : null,
  }
}

/** Every fourth is a child with rules and a family, every second a short list, the rest ordinary or selective. */
function childOf(seed: number): { from: string; child: ProfileFacts } {
  const turn = Math.floor(seed / 4)
  if (seed % 4 === 0) return { from: 'rules and family', child: checkedProfile(turn) }
  if (seed % 4 < 3) return { from: 'random list', child: listChild(seed) }
  const made = [...ordinaryProfiles, ...selectiveProfiles]
  const one = made[turn % made.length]
  return one
    ? { from: one.id, child: one.facts }
    : { from: 'rules and family', child: checkedProfile(seed) }
}

/** The plan of a seed; null where none is made. */
export function readPlanOf(seed: number): ReadPlan | null {
  const { from, child } = childOf(seed)
  const made = composePlan({
    child,
    startDate,
    durationDays: seed % 5 === 0 ? 14 : 7,
    seed,
    steps,
    locked: [],
  })
  return made.kind === 'plan'
    ? { from: `${seed}, ${from}`, child, plan: wirePlanOf(child, made.planData) }
    : null
}

/** The plan of a real list; null where none is made. */
export function readPlanOfList(list: RealList): ReadPlan | null {
  const { facts, plan } = listWeek(list)
  return plan ? { from: list.id, child: facts, plan: wirePlanOf(facts, plan) } : null
}
