import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Dish } from '../../dishes/dish.ts'
import type { Serving } from '../../dishes/servings-of.ts'
import type { Counted } from '../../rules/counted-limits.ts'

/**
 * `accepted`: the child is known to eat it. `main`: what the meal is built upon where nothing accepted
 * is. `learning`: a taste, beside, never instead.
 */
const partRoles = ['accepted', 'main', 'side', 'learning'] as const
export type PartRole = (typeof partRoles)[number]

/** What may be put on a plate, and how much of it. */
export interface CandidateFood {
  /** What is the same thing again: the id of a plain food, that of a recipe behind `recipe:`, or a food as typed. */
  form: string
  /** Null for a food that is known by its words alone. */
  dish: Dish | null
  group: PlainGroup | null
  /** Number of the WWEIA food category; 0 where none is known. */
  category: number
  /** Most servings of the dish at once: the age's 90th percentile of what is eaten at a time. */
  most: number
  /** The same of a vegetable or fruit beside a meal: the 75th percentile. */
  mostBeside: number
  /** What it counts by its words alone. */
  countedAsTyped: Counted
  /** By the child's own rules alone: another at the table must not eat it, so it is prepared separately. */
  preparedSeparately?: true
  /** What a parent names with it as one food: the eggs of "bacon and eggs". Each of them has this field. */
  together?: readonly CandidateFood[]
  /** Of what is prepared separately, the kind that all may eat. */
  forAll?: CandidateFood
}

/** What may be put on a plate, of which the lines are known. */
export interface CandidateDish {
  candidateFood: CandidateFood
  dish: Dish
}

/** A recipe may bear the id of the plain food that it is made like. */
export const formOfRecipe = (recipeId: string): string => `recipe:${recipeId}`

/** Who eats of a part that the child has none of. */
export interface ForOthers {
  /** How many of the child's portions they eat. */
  portions: number
  /** The household's children among whom it is shared; absent where it is for everyone but the child. */
  childIds?: readonly string[]
  /** What the child may have of it before anything goes on it, in the parent's words. */
  fromSharedDish?: readonly string[]
  /** What of the child's own plate may be cooked with it, in the parent's words. */
  inSharedDish?: readonly string[]
}

/** One food or dish of a meal composition. */
export interface Part {
  role: PartRole
  /** The food of the profile that it is; null for what was not declared. */
  safeFood: { index: number; typed: string } | null
  candidateFood: CandidateFood
  /** Null for a food that is known by its words alone. */
  serving: Serving | null
  /** For how many its lines are. */
  people: number
  /** Absent where the child eats of it. */
  forOthers?: ForOthers
}

/** A food of ours beside what the child eats, by the groups that go with it, and by the kitchen of its base. */
export type SideOf = (
  groups: readonly PlainGroup[],
  turn: number,
  base?: CandidateFood,
) => CandidateFood | null
