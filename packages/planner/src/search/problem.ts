import type { Nutrient, NutrientIndex } from '@brightplate/foods/nutrients'
import type { Targets } from '@brightplate/foods/targets/targets'
import type { Course } from '@brightplate/recipes/recipe'
import type { CandidateDish, CandidateFood } from '../compositions/parts/part.ts'
import type { KitchenCaps } from '../kitchen/kitchen-caps.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import type { Counted } from '../rules/counted-limits.ts'
import type { RuleReason } from '../rules/rule-reason.ts'
import { type OfEachSlot, type Slot, slots } from '../slot.ts'
import type { Option } from './option.ts'

export const slotCount = slots.length
/** Breakfast, lunch and dinner stand first among the slots. */
export const mainCount = 3

export const courseOf = (slot: Slot): Course =>
  slot === 'snack_1' || slot === 'snack_2' ? 'snack' : slot

/** Everything that stays the same while a plan is searched for. */
export interface Problem {
  profile: PlannerProfile
  targets: Targets
  /** `targets.nutrients` with the index of each nutrient, for the search's inner loop. */
  indexedTargets: readonly {
    nutrient: Nutrient
    index: NutrientIndex
    recommended: number
    upper: number
    weight: number
  }[]
  /** How many dishes, ours and plain foods, may stand in a plan: `Option.dish` is below it. */
  dishCount: number
  /** Ids of the foods that a dish or a list may hold. */
  foods: readonly string[]
  /** The child's limits; infinite where there is none. */
  limits: Counted
  days: number
  /** The weekday of the first day; Monday is 0. See `weekdayOf`. */
  firstWeekday: number
  /** For each slot its compositions, each with its sizes, smallest first. */
  slots: OfEachSlot<readonly (readonly Option[])[]>
  /** Likewise, compositions that a parent asked for: they stay where they are put, and the search tries none of them. */
  asked: readonly (readonly (readonly Option[])[])[]
  /** Slot by slot what stands for a meal eaten out; nothing where none is. */
  out: readonly (Option | null)[]
  rejected: ReadonlyMap<string, RuleReason>
  /** Plain foods that may be offered at each course though no parent named them. */
  open: Readonly<Record<Course, readonly CandidateFood[]>>
  /** For each food of the profile whether it may stand at some main meal. */
  acceptedAtMeals: readonly boolean[]
  /** Likewise, at some snack. */
  acceptedAtSnacks: readonly boolean[]
  /** Likewise, at any slot. */
  mayStand: readonly boolean[]
  /** Evening by evening what the others may have where the child's dinner is its own; none where all eat the same. */
  tableDinners: readonly (readonly CandidateDish[])[]
  /** What the kitchen may ask of the parent. */
  caps: KitchenCaps
  /** How much variety from plan to plan counts: 1, less with a routine. */
  varietyWeight: number
  /** Whether some dish was eaten in an earlier plan. */
  eatenLately: boolean
  /** Whether meals are to be alike from day to day, with protein at breakfast. */
  steady: boolean
}

/** The weekday of a day of the plan, counted from 0; Monday is 0. */
export const weekdayOf = ({ firstWeekday }: Pick<Problem, 'firstWeekday'>, day: number): number =>
  (firstWeekday + day) % 7
