import type { GoalId, WishedTexture } from '@brightplate/foods/interpretation'
import type { Restrictions } from '@brightplate/foods/restrictions'
import type { Texture } from './recipe.ts'

/** A child as the planner sees one: no name, no id, nothing typed but words to keep out or to look for. */
export interface PlannerProfile {
  ageYears: number
  diagnosis: 'autism' | 'adhd' | 'both'
  restrictions: Restrictions
  goals: readonly GoalId[]
  /** Words of liked foods and dishes. */
  likes: readonly string[]
  likedTextures: readonly WishedTexture[]
  texturesAvoided: readonly Texture[]
  /** Words of foods that the child refuses: kept out as a wish, not as a rule. */
  refusedFoods: readonly string[]
  /** As typed; one of them stands at each breakfast, lunch and dinner. */
  safeFoods: readonly string[]
  /** 0 varied ... 1 the same each day. */
  routineLevel: number
  /** Most minutes of cooking on a weekday; null for no limit. */
  weekdayMinutes: number | null
  smallMiddayAppetite: boolean
  peopleAtTable: number
}
