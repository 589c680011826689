import type { GoalId, WishedTexture } from '@brightplate/foods/interpretation'
import type { Restrictions } from '@brightplate/foods/restrictions'
import type { Course, Texture } from '@brightplate/recipes/recipe'

/** A food that the child reliably eats. */
export interface SafeFood {
  /** As the parent typed it. */
  typed: string
  /** The main meals at which no rule of the profile keeps it out. */
  meals: readonly Course[]
  /** Its label is to be read first: until then it is served as a dish of ours at most, never as typed. */
  unread?: true
}

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
  /** One of them stands at each breakfast, lunch and dinner. */
  safeFoods: readonly SafeFood[]
  /** 0 varied ... 1 the same each day. */
  routineLevel: number
  /** Most minutes of cooking on a weekday; null for no limit. */
  weekdayMinutes: number | null
  smallMiddayAppetite: boolean
  peopleAtTable: number
}
