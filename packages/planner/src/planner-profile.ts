import type { GoalId, WishedTexture } from '@brightplate/foods/interpretation'
import type { Restrictions } from '@brightplate/foods/restrictions'
import type { Course, Texture } from '@brightplate/recipes/recipe'
import type { LoggedFood } from './acceptance/eaten-food.ts'
import type { Formula } from './formula/formula.ts'

/** A food that the child reliably eats. */
export interface SafeFood {
  /** As the parent typed it. */
  typed: string
  /** The main meals at which no rule of the profile keeps it out. */
  meals: readonly Course[]
  /** Its label is to be read first: until then it is served as a dish of ours at most, never as typed. */
  unread?: true
  /** Another at the table must not eat it: it is prepared for the child alone. */
  preparedSeparately?: true
  /** Served as named alone, in brand and shape: no ladder, no other kind of the same form. */
  exactly?: true
  /** Eaten now and then, as the parent typed it: it stands less often than others. */
  seldom?: true
}

/** Cups and ounces, or grams and millilitres. */
export type MeasureSystem = 'us' | 'metric'

/** Another of the household's children at the table, whose plate is described separately. */
export interface Sibling {
  /** Handed through to the plan: nothing is decided by it. */
  childId: string
  /** How many of the child's portions it eats. */
  portions: number
  /** Its own foods and wishes, by the rules of everyone at the table. */
  profile: PlannerProfile
}

/** A child as the planner sees one: no name, no id, nothing typed but words to exclude or to look for. */
export interface PlannerProfile {
  ageYears: number
  /** Kcal a day that a clinician set, usual at the age: it stands in place of what is computed. */
  energyKcal?: number
  diagnosis: 'autism' | 'adhd' | 'both'
  /** What must not be in anything that is shared: the rules of everyone who eats of it. */
  restrictions: Restrictions
  /** The child's own rules: the same for a child who eats alone. */
  ownRestrictions: Restrictions
  goals: readonly GoalId[]
  /** Words of liked foods and dishes. */
  likes: readonly string[]
  likedTextures: readonly WishedTexture[]
  /** Whose cooking the family asks for, by the names of the files in `data/typed/cuisines`; empty where it asks for none. */
  cuisines: readonly string[]
  texturesAvoided: readonly Texture[]
  /** Words of foods that the child refuses: excluded as a wish, not as a rule. */
  refusedFoods: readonly string[]
  /** Foods that are never again: excluded as a rule wherever they show, whatever else is eaten. */
  neverFoods: readonly string[]
  /** Ids of dishes that are never again: a rule, for that dish alone. */
  neverDishes: readonly string[]
  /** Ids of dishes that the parent calls favourites. */
  favouriteDishes: readonly string[]
  /** What the parent reported of meals. */
  eatingLog: readonly LoggedFood[]
  /** Safe foods that are not served for a while: no dish is called by one. A wish. */
  pausedFoods: readonly string[]
  /** One of them stands at each breakfast, lunch and dinner. */
  safeFoods: readonly SafeFood[]
  /** Given beside the plan, counted in nothing. */
  formulas?: readonly Formula[]
  /** Whether nearly nothing else is eaten: as the parent says, unless the rules leave too little of it. */
  safeFoodsNearlyAll: boolean
  /** The parent calls the list nearly all, and the rules leave too few foods of it for a week. */
  rulesLeaveFew?: true
  /** How much is new: nothing, a taste a week, a taste a day. */
  newFoods: 'none' | 'weekly' | 'daily'
  /** Nothing new before a clinician has looked at how the child swallows. */
  nothingNewYet?: true
  /** 0 varied ... 1 the same each day. */
  routineLevel: number
  /** Most minutes of cooking on a weekday; null for no limit. */
  weekdayMinutes: number | null
  /** What the parent said of the kitchen; null where nothing. */
  kitchen: {
    weekdayMinutes: number | null
    weekendMinutes: number | null
    cookedMeals: number | null
  }
  smallMiddayAppetite: boolean
  peopleAtTable: number
  /** The others have an ordinary dinner, and what the child is known to eat stands beside it, for the child alone. */
  familyDinner?: true
  /** Those of them who are children of the household too. */
  siblings: readonly Sibling[]
  /** How many of the child's portions they eat together, by the energy that each needs. */
  tablePortions: number
  /** US dollars a week for everyone at the table; null for no budget. */
  weeklyBudget: number | null
  /** How lines and steps are measured. */
  measures: MeasureSystem
}
